import { addSidebarEntry } from './sidebarEntry';

const sidebar = `const entries = [
  { pathname: '/introduction' },
  {
    pathname: '/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/react-data-grid/quickstart' },
      {
        pathname: '/react-data-grid/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/react-data-grid/sorting' },
          { pathname: '/react-data-grid/pagination', plan: 'pro' },
        ],
      },
    ],
  },
];
`;

test('a page is added after its siblings, where most of them are', () => {
  const { text, place } = addSidebarEntry(sidebar, 'sidebars.ts', {
    pathname: '/react-data-grid/row-pinning',
  });
  expect(place).toBe('Data Grid › Main features');
  expect(text).toContain(
    "plan: 'pro' },\n          { pathname: '/react-data-grid/row-pinning' },\n        ],",
  );
  expect(text.replace(/\n.*row-pinning.*/, '')).toBe(sidebar);
});

test('a page without siblings is added beside the page above it', () => {
  const { place } = addSidebarEntry(sidebar, 'sidebars.ts', {
    pathname: '/react-data-grid/editing/rows',
  });
  expect(place).toBe('Data Grid › Main features');
});

test('an entry that exists is no longer planned', () => {
  const planned = sidebar.replace("plan: 'pro' }", "plan: 'pro', planned: true }");
  expect(
    addSidebarEntry(planned, 'sidebars.ts', { pathname: '/react-data-grid/pagination' }),
  ).toEqual({
    text: sidebar,
    place: 'Data Grid › Main features',
  });
});

test('the sidebar of an older version is JSON', () => {
  const json = '{\n  "entries": [\n    { "pathname": "/react-charts/bars" }\n  ]\n}\n';
  const { text } = addSidebarEntry(json, 'version-v7-sidebars.json', {
    pathname: '/react-charts/lines',
  });
  expect(text).toBe(
    '{\n  "entries": [\n    { "pathname": "/react-charts/bars" },\n    { "pathname": "/react-charts/lines" }\n  ]\n}\n',
  );
  expect(JSON.parse(text)).toBeDefined();
});

test('a sidebar without an entry near the page is refused', () => {
  expect(() => addSidebarEntry('[]', 'sidebars.ts', { pathname: '/react-charts/lines' })).toThrow(
    'sidebars.ts has no entry near /react-charts/lines.',
  );
});
