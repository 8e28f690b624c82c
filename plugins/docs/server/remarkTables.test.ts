import type { Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { remarkTables } from './remarkTables';

/** Returns the properties of a table, and of the cells of its first row. */
function prepare(...lines: readonly string[]) {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(lines.join('\n'));
  void remarkTables()(tree, new VFile(), () => {});
  const table = tree.children[0] as Table;
  return [table, ...(table.children[1]?.children ?? [])].map(({ data }) => data?.hProperties);
}

test.each([
  [
    'has room for its code',
    ['| Prop | What it does |', '| - | - |', '| `checkboxSelection` | Adds |'],
  ],
  ['has short cells', ['| Keys | List | Clock |', '| - | - | - |', '| `↑` | Before | Later |']],
])('a table that %s stays as it is on a phone', (_what, lines) => {
  expect(prepare(...lines).filter(Boolean)).toEqual([]);
});

test('a table of two columns is stacked if its code would be broken beside the other column', () => {
  const lines = [
    '| You want | Use |',
    '| - | - |',
    '| Another name | `localeText.openDatePickerDialogue` |',
  ];
  expect(prepare(...lines)).toEqual([
    { className: ['stacked'] },
    undefined,
    { 'data-label': 'Use' },
  ]);
});

test.each([
  ['long code', '| `checkboxSelection` | `rowSelectionModel` | `onSelectionChange` |'],
  ['long texts', '| All that is selected | Who may have selected it | When it was selected |'],
])('a table of three columns with %s is stacked, with the heads beside its cells', (_what, row) => {
  expect(prepare('| What | In `v7` | *Now* |', '| - | - | - |', row)).toEqual([
    { className: ['stacked'] },
    undefined,
    { 'data-label': 'In v7' },
    { 'data-label': 'Now' },
  ]);
});
