import { toVersionPages } from './toVersionPages';

type Parameters = globalThis.Parameters<typeof toVersionPages>;

const docs = [
  { id: 'trees', slug: '/react-tree-view', title: 'Trees', frontMatter: { product: 'tree-view' } },
  {
    id: 'start',
    slug: '/react-tree-view/start',
    title: 'Start',
    frontMatter: { product: 'tree-view' },
  },
  { id: 'move', slug: '/migration/move', title: 'Move', frontMatter: { product: 'charts' } },
] as unknown as Parameters[1];

const sidebars = {
  docs: [
    { type: 'html', value: 'Planned' },
    {
      type: 'category',
      label: 'Trees',
      collapsed: true,
      collapsible: true,
      items: [
        { type: 'doc', id: 'start' },
        { type: 'doc', id: 'trees' },
      ],
    },
    {
      type: 'category',
      label: 'Move',
      collapsed: true,
      collapsible: true,
      link: { type: 'doc', id: 'move' },
      items: [],
    },
  ],
} as unknown as Parameters[2];

const extraPages = {
  '/api/charts/bar-chart': { label: 'BarChart', title: 'BarChart API', plan: null },
};

test('lists the titles of all pages by slug', () => {
  expect(toVersionPages('v6', docs, sidebars, extraPages, {})).toMatchObject({
    label: 'v6',
    pages: {
      '/react-tree-view': 'Trees',
      '/react-tree-view/start': 'Start',
      '/migration/move': 'Move',
      '/api/charts/bar-chart': 'BarChart API',
    },
  });
});

test('a subject starts with its overview, else with its first page in the tree', () => {
  expect(toVersionPages('v6', docs, sidebars, extraPages, {}).starts).toMatchObject({
    'tree-view': '/react-tree-view',
    charts: '/migration/move',
  });
});

test('without a general page, the first page of the tree stands for it', () => {
  expect(toVersionPages('v6', docs, sidebars, extraPages, {}).starts.general).toBe(
    '/react-tree-view/start',
  );
});
