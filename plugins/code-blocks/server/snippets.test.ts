import { VFile } from 'vfile';
import { parsePage } from '../../../core/server/mdx';
import { listSnippets } from './snippets';

const list = (text: string) =>
  listSnippets([{ file: 'docs/rows.mdx', tree: parsePage(new VFile(text)) }]);

test('blocks of TypeScript are checked, with the line that their code begins on', () => {
  const text =
    '# Rows\n\n```tsx\n<Grid />;\n```\n\n```js\nlet a;\n```\n\n- ```ts\n  let b = 1;\n  ```\n';
  expect(list(text)).toEqual([
    { file: 'docs/rows.mdx', line: 4, code: '<Grid />;', context: '' },
    { file: 'docs/rows.mdx', line: 12, code: 'let b = 1;', context: '' },
  ]);
});

test('a block that is marked is left out', () => {
  expect(list('```tsx title="Another library" unchecked\n<Grid />\n```')).toEqual([]);
  expect(list('```tsx title="unchecked.tsx"\n<Grid />\n```')).toHaveLength(1);
});

test('a title can name the version of a block', () => {
  const text = '```tsx title="Version 7, with dates"\n```\n\n```tsx title="Diversion 7"\n```';
  expect(list(text).map(({ major }) => major)).toEqual(['7', undefined]);
});

test('a comment of the page declares what its blocks use', () => {
  const text =
    '{/* code blocks use:\ndeclare const id: string;\ndeclare const at: number; */}\n\n{/* other */}\n\n```ts\nid;\n```';
  expect(list(text)[0]?.context).toBe('declare const id: string; declare const at: number;');
});
