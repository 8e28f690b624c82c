import { addSidebarEntry } from './sidebarEntry';

const sidebar = `const entries = [
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

test('a page is added after its siblings, where most of them are', () => {
  const { text, place } = addSidebarEntry(sidebar, 'sidebars.ts', '/x/react-data-grid/row-pinning');
  expect(place).toBe('Data Grid › Main features');
  expect(text).toContain(
    "plan: 'pro' },\n          { pathname: '/x/react-data-grid/row-pinning' },\n        ],",
  );
  expect(text.replace(/\n.*row-pinning.*/, '')).toBe(sidebar);
});

test('a page without siblings is added beside the page above it', () => {
  const { place } = addSidebarEntry(sidebar, 'sidebars.ts', '/x/react-data-grid/editing/rows');
  expect(place).toBe('Data Grid › Main features');
});

test('an entry that exists is no longer planned', () => {
  const planned = sidebar.replace("plan: 'pro' }", "plan: 'pro', planned: true }");
  expect(addSidebarEntry(planned, 'sidebars.ts', '/x/react-data-grid/pagination')).toEqual({
    text: sidebar,
    place: 'Data Grid › Main features',
  });
});

test('the sidebar of an older version is JSON', () => {
  const json = '{\n  "entries": [\n    { "pathname": "/x/react-charts/bars" }\n  ]\n}\n';
  const { text } = addSidebarEntry(json, 'version-v7-sidebars.json', '/x/react-charts/lines');
  expect(text).toBe(
    '{\n  "entries": [\n    { "pathname": "/x/react-charts/bars" },\n    { "pathname": "/x/react-charts/lines" }\n  ]\n}\n',
  );
  expect(JSON.parse(text)).toBeDefined();
});

test('a sidebar without an entry near the page is refused', () => {
  expect(() => addSidebarEntry('[]', 'sidebars.ts', '/x/react-charts/lines')).toThrow(
    'sidebars.ts has no entry near /x/react-charts/lines.',
  );
});
