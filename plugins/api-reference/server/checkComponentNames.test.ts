import { checkComponentNames } from './checkComponentNames';

const apis = ['DataGrid', 'DataGridPro', 'BarChart'].map((name) => ({ name }));

test('pages whose names are known have no problems', () => {
  expect(checkComponentNames([{ file: 'docs/a.mdx', components: ['DataGrid'] }], apis)).toEqual([]);
});

test('names the page, the name and what may be meant', () => {
  const guides = [
    { file: 'docs/a.mdx', components: ['BarChart', 'DataGird'] },
    { file: 'docs/b.mdx', components: ['qqqqqqqqq'] },
  ];
  expect(checkComponentNames(guides, apis)).toMatchInlineSnapshot(`
   [
     "docs/a.mdx: there is no component or interface "DataGird" in the reference of this version. Did you mean DataGrid, DataGridPro?",
     "docs/b.mdx: there is no component or interface "qqqqqqqqq" in the reference of this version. Take it out of "components".",
   ]
  `);
});
