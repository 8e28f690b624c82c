import { addSidebarEntry } from './sidebarEntry';

const sidebar = `const entries = [
  { pathname: '/introduction' },
  {
    pathname: '/react-data-table-group',
    title: 'Data Table',
    children: [
      { pathname: '/react-data-table/quickstart' },
      {
        pathname: '/react-data-table/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/react-data-table/sorting' },
          { pathname: '/react-data-table/pagination', plan: 'pro' },
        ],
      },
    ],
  },
];
`;

test('a page is added after its siblings, where most of them are', () => {
  const { text, place } = addSidebarEntry(sidebar, 'sidebars.ts', {
    pathname: '/react-data-table/row-pinning',
  });
  expect(place).toBe('Data Table › Main features');
  expect(text).toContain(
    "plan: 'pro' },\n          { pathname: '/react-data-table/row-pinning' },\n        ],",
  );
  expect(text.replace(/\n.*row-pinning.*/, '')).toBe(sidebar);
});

test('a page without siblings is added beside the page above it', () => {
  const { place } = addSidebarEntry(sidebar, 'sidebars.ts', {
    pathname: '/react-data-table/editing/rows',
  });
  expect(place).toBe('Data Table › Main features');
});

test('an entry that exists is no longer planned', () => {
  const planned = sidebar.replace("plan: 'pro' }", "plan: 'pro', planned: true }");
  expect(
    addSidebarEntry(planned, 'sidebars.ts', { pathname: '/react-data-table/pagination' }),
  ).toEqual({
    text: sidebar,
    place: 'Data Table › Main features',
  });
});

test('the sidebar of an older version is JSON', () => {
  const json = '{\n  "entries": [\n    { "pathname": "/react-graphs/bars" }\n  ]\n}\n';
  const { text } = addSidebarEntry(json, 'version-v7-sidebars.json', {
    pathname: '/react-graphs/lines',
  });
  expect(text).toBe(
    '{\n  "entries": [\n    { "pathname": "/react-graphs/bars" },\n    { "pathname": "/react-graphs/lines" }\n  ]\n}\n',
  );
  expect(JSON.parse(text)).toBeDefined();
});

test('a sidebar without an entry near the page is refused', () => {
  expect(() => addSidebarEntry('[]', 'sidebars.ts', { pathname: '/react-graphs/lines' })).toThrow(
    'sidebars.ts has no entry near /react-graphs/lines.',
  );
});
