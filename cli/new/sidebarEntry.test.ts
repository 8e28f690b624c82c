import { addTreeEntry } from './sidebarEntry';

const tree = `const entries = [
  { pathname: '/x/introduction' },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid/quickstart' },
      {
        pathname: '/x/react-data-grid/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/x/react-data-grid/sorting' },
          { pathname: '/x/react-data-grid/pagination', plan: 'pro' },
        ],
      },
    ],
  },
];
`;

test('a page stands behind its siblings, where most of them are', () => {
  const { text, place } = addTreeEntry(tree, 'sidebars.ts', '/x/react-data-grid/row-pinning');
  expect(place).toBe('Data Grid › Main features');
  expect(text).toContain(
    "plan: 'pro' },\n          { pathname: '/x/react-data-grid/row-pinning' },\n        ],",
  );
  expect(text.replace(/\n.*row-pinning.*/, '')).toBe(tree);
});

test('a page below one that has none stands beside what is above', () => {
  const { place } = addTreeEntry(tree, 'sidebars.ts', '/x/react-data-grid/editing/rows');
  expect(place).toBe('Data Grid › Main features');
});

test('an entry that was planned is no longer', () => {
  const planned = tree.replace("plan: 'pro' }", "plan: 'pro', planned: true }");
  expect(addTreeEntry(planned, 'sidebars.ts', '/x/react-data-grid/pagination')).toEqual({
    text: tree,
    place: 'Data Grid › Main features',
  });
});

test('the tree of an older version is JSON', () => {
  const json = '{\n  "entries": [\n    { "pathname": "/x/react-charts/bars" }\n  ]\n}\n';
  const { text } = addTreeEntry(json, 'version-v7-sidebars.json', '/x/react-charts/lines');
  expect(text).toBe(
    '{\n  "entries": [\n    { "pathname": "/x/react-charts/bars" },\n    { "pathname": "/x/react-charts/lines" }\n  ]\n}\n',
  );
  expect(JSON.parse(text)).toBeDefined();
});

test('a tree without anything near is named', () => {
  expect(() => addTreeEntry('[]', 'sidebars.ts', '/x/react-charts/lines')).toThrow(
    'sidebars.ts has no entry that /x/react-charts/lines could stand beside.',
  );
});
