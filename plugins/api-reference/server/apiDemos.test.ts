import { library, reference } from '@site/library';
import { assignDemos } from './apiDemos';
import type { Guide } from './guides';
import { createApi } from './testing/createApi';

const apis = [
  createApi('DataTable', { rows: 'R[]', columns: 'TableColDef[]' }, ['toolbar']),
  createApi('Toolbar', {}),
  createApi('Toolbar', {}, [], { product: 'graphs', package: '@acme/x-graphs' }),
];

const toCode = (attributes: string) =>
  `import { DataTable } from '@acme/x-data-table';\n<DataTable ${attributes} />;\n`;

function createGuide(slug: string, components: string[], codes: Record<string, string>): Guide {
  const demos = Object.entries(codes).map(([name, code]) => ({ name, id: name, code }));
  return {
    file: `docs${slug}.mdx`,
    slug,
    title: slug.slice(1),
    product: 'graphs',
    components,
    demos,
  };
}

const assign = (...guides: Guide[]) => assignDemos(apis, guides, { library, reference }).apis;

test('pages that name a component come before those whose demos use it', () => {
  const [grid] = assign(
    createGuide('/a', [], { First: toCode('rows={[]}') }),
    createGuide('/b', ['DataTable'], { Second: toCode('rows={[]}') }),
    createGuide('/c', [], {}),
  );
  expect(grid?.demos).toEqual([
    { title: 'b', path: '/b' },
    { title: 'a', path: '/a' },
  ]);
});

test("a name of two products is the one of the page's product", () => {
  const [, inGrid, inGraphs] = assign(createGuide('/a', ['Toolbar'], {}));
  expect(inGrid?.demos).toEqual([]);
  expect(inGraphs?.demos).toEqual([{ title: 'a', path: '/a' }]);
});

test('props and slots get the demos that use them, the simplest first', () => {
  const [grid] = assign(
    createGuide('/a', [], {
      AllAtOnce: toCode('rows={[]} columns={[]} slots={{ toolbar: Bar }}'),
      OnlyRows: toCode('rows={[]}'),
    }),
  );
  const all = { title: 'All at once', path: '/a#AllAtOnce.tsx' };
  expect(grid?.props.map(({ name, demos }) => [name, demos])).toEqual([
    ['rows', [{ title: 'Only rows', path: '/a#OnlyRows.tsx' }, all]],
    ['columns', [all]],
  ]);
  expect(grid?.slots[0]?.demos).toEqual([all]);
});

test('the demo that is most about a prop comes first, and is the one to be tried', () => {
  const marked = (attributes: string) =>
    `import { DataTable } from '@acme/x-data-table';\n<DataTable\n  // preview-start\n  ${attributes}\n  // preview-end\n/>;\n`;
  const [grid] = assign(
    createGuide('/a', [], {
      OnlyRows: toCode('rows={[]}'),
      ColumnsOfOrders: toCode('rows={[]} columns={[]}'),
      Marked: marked('columns={[]}').replace('/>', 'rows={[]} />'),
    }),
  );
  const [rows, columns] = grid?.props ?? [];
  expect(rows?.live).toBe('OnlyRows');
  expect(columns?.demos?.map(({ title }) => title)).toEqual(['Columns of orders', 'Marked']);
  expect(columns?.live).toBe('ColumnsOfOrders');
});

test('a prop has its three simplest demos at most, and no list when it has none', () => {
  const codes = Array.from({ length: 8 }, (_, index) => [`Demo${index}`, toCode('rows={[]}')]);
  const [grid] = assign(createGuide('/a', [], Object.fromEntries(codes)));
  expect(grid?.props[0]?.demos).toHaveLength(3);
  expect(grid?.props[1]).not.toHaveProperty('demos');
});

test('what came after the first release of the major is listed, and the demos that use it', () => {
  const [grid = createApi('DataTable', {})] = apis;
  const [rows, columns] = grid.props;
  const dated = {
    ...grid,
    props: [
      { ...rows, since: '8.4.0' },
      { ...columns, since: '7.9.0' },
    ],
    slots: grid.slots.map((slot) => ({ ...slot, since: 'v8' })),
  } as typeof grid;
  const guide = createGuide('/a', [], {
    OnlyRows: toCode('rows={[]}'),
    OnlyColumns: toCode('columns={[]}'),
  });
  expect(assignDemos([dated], [guide], { library, reference }).later).toEqual({
    rows: { '/api/data-table/data-table': { 'data-table-prop-rows': '8.4.0' } },
    former: {},
    demos: { '/a': { OnlyRows: [['rows', '8.4.0', 'data-table']] } },
    react: {},
  });
});

test('the props and slots that a demo uses are listed with their anchors, components before interfaces', () => {
  const column = createApi('TableColDef', { field: 'string' }, [], { kind: 'interface' });
  const guide = createGuide('/a', [], {
    Typed: `import { DataTable, type TableColDef } from '@acme/x-data-table';
const columns: TableColDef[] = [{ field: 'id' }];
<DataTable columns={columns} slots={{ toolbar: Bar }} other />;
`,
    Nothing: 'export default () => null;\n',
  });
  const { uses } = assignDemos([column, ...apis], [guide], { library, reference });
  expect(uses['/a']).toEqual({
    Typed: [
      {
        name: 'DataTable',
        slug: '/api/data-table/data-table',
        rows: [
          ['columns', 'data-table-prop-columns'],
          ['toolbar', 'DataTable-css-toolbar'],
        ],
      },
      {
        name: 'TableColDef',
        slug: '/api/data-table/table-col-def',
        rows: [['field', 'table-col-def-prop-field']],
      },
    ],
  });
});
