import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { addSiblings, shrinkItems, dropDocList, toGlobalData } from './routes';

describe('pages of other plugins', () => {
  const page = { path: '/x/a', component: '@theme/DocItem', exact: true };
  const sibling = { path: '/x/api/graphs/bar-graph', component: '@theme/ApiPage', exact: true };

  test('are beside documents, in the same frame', () => {
    const root = { path: '/x/', component: '@theme/DocRoot', routes: [page] };
    const version = { path: '/x/', component: '@theme/DocVersionRoot', routes: [root] };
    expect(addSiblings(version, '@theme/DocRoot', [sibling])).toEqual({
      ...version,
      routes: [{ ...root, routes: [page, sibling] }],
    });
  });
});

describe('links of the sidebar', () => {
  test('lose their ids and keys, in groups too, and keep everything visible', () => {
    const link = { type: 'link', label: 'Bars', href: '/x/react-graphs/bars' } as const;
    const items = [
      {
        type: 'category',
        key: 'graphs',
        items: [{ ...link, key: 'bars', docId: 'graphs/bars', unlisted: false }],
      },
      { ...link, docId: 'graphs/bars', unlisted: true },
      { type: 'html', value: 'Soon' },
    ] as PropSidebarItem[];
    expect(shrinkItems(items)).toEqual([
      { type: 'category', items: [link] },
      { ...link, unlisted: true },
      { type: 'html', value: 'Soon' },
    ]);
  });
});

describe('the route of a version', () => {
  test('keeps everything but the list of documents, wherever it is nested', () => {
    const version = {
      version: 'v6',
      docs: { bars: { title: 'Bars' } },
      docsSidebars: { docs: [] },
    };
    const page = { path: '/x/a', component: '@theme/DocItem', exact: true };
    const child = { path: '/x/', component: 'version', props: { version }, routes: [page] };
    expect(dropDocList({ path: '/x/', component: 'docs', routes: [child] })).toEqual({
      path: '/x/',
      component: 'docs',
      routes: [{ ...child, props: { version: { ...version, docs: {} } } }],
    });
  });
});

describe('global data', () => {
  test('lists no documents', () => {
    const docs = [{ id: 'graphs/bars/bars', path: '/x/react-graphs/bars', sidebar: 'docs' }];
    const version = { name: 'current', label: '8.11.0', docs };
    expect(toGlobalData({ path: '/x/', versions: [version], breadcrumbs: true })).toEqual({
      path: '/x/',
      versions: [{ ...version, docs: [] }],
      breadcrumbs: true,
    });
  });
});
