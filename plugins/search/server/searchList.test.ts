import type { Api } from '../../api-reference/types';
import { createIndex } from '../client/searchIndex';
import type { Guide } from './guides';
import { toSearchList } from './searchList';

const guide: Guide = {
  slug: '/react-graphs/bars',
  title: 'Bars',
  description: 'Draw bars.',
  product: 'graphs',
  plan: undefined,
  components: ['BarGraph'],
  keywords: ['column graph'],
  sections: [
    { anchor: '', heading: '', names: ['nothing'], demos: [] },
    { anchor: 'stack', heading: 'Stack bars', names: ['series', 'unknown'], demos: ['Stacked'] },
  ],
};

const api = {
  name: 'BarGraph',
  kind: 'component',
  product: 'graphs',
  plan: 'pro',
  props: [{ name: 'series' }],
  slots: [
    { name: 'bar', className: 'AcmeBarGraph-bar' },
    { name: 'legend', className: null },
  ],
  classes: [
    { className: 'AcmeBarGraph-root', isGlobal: false },
    { className: 'Acme-selected', isGlobal: true },
  ],
} as Api;

const list = toSearchList({
  planSuffixes: ['Pro', 'Premium'],
  guides: [guide],
  apis: [api, { ...api, name: 'BarGraphPro' }],
  others: [{ slug: '/offline', title: 'Read offline', keywords: ['download'] }],
  sidebar: [
    { slug: '/api/graphs/bar-graph', title: 'BarGraph' },
    { slug: '/react-graphs/bars', title: 'Bar graphs' },
  ],
  redirects: {
    '/react-graphs/columns': '/react-graphs/bars',
    '/react-graphs/stacking': '/react-graphs/bars#stack',
    '/react-graphs/bars': '/react-graphs',
    '/r/BarGraph': '/api/graphs/bar-graph',
  },
  synonyms: ['bar histogram'],
});
const { pages } = createIndex(list);

test('lists pages in the order of the sidebar', () => {
  expect(pages.map(({ slug }) => slug)).toEqual([
    '/api/graphs/bar-graph',
    '/react-graphs/bars',
    '/api/graphs',
    '/offline',
    '/api/graphs/bar-graph-pro',
  ]);
});

test('a list is unpacked with the anchors of rows', () => {
  expect(pages[0]).toMatchObject({ title: 'BarGraph', plan: 'pro', uses: 1, isApi: true });
  expect(pages[0]?.entries.map(({ kind, text, anchor }) => [kind, text, anchor])).toEqual([
    ['page', 'BarGraph', ''],
    ['prop', 'series', 'bar-graph-prop-series'],
    ['slot', 'bar', 'BarGraph-css-AcmeBarGraph-bar'],
    ['class', 'AcmeBarGraph-bar', 'BarGraph-css-AcmeBarGraph-bar'],
    ['slot', 'legend', 'BarGraph-css-legend'],
    ['class', 'AcmeBarGraph-root', 'bar-graph-classes-AcmeBarGraph-root'],
  ]);
});

test('of what a section marks as code, only names of the API and of demos are kept', () => {
  expect(pages[1]?.entries.map(({ kind, text, label }) => [kind, text, label])).toEqual([
    ['page', 'Bars', 'Bars'],
    ['keyword', 'Bar graphs', 'Bars'],
    ['keyword', 'column graph', 'Bars'],
    ['section', 'Stack bars', 'Stack bars'],
    ['mention', 'series', 'Stack bars'],
    ['mention', 'Stacked', 'Stack bars'],
  ]);
});

test('a component in a paid plan names the one in the next lower plan', () => {
  expect(pages.map((page) => page.extends).filter(Boolean)).toEqual(['/api/graphs/bar-graph']);
});

test('a page is found by the paths that redirect to it, the reference by its names', () => {
  expect(list.pages.map(({ redirects }) => redirects)).toEqual([
    undefined,
    ['/react-graphs/columns', '/react-graphs/stacking'],
    undefined,
    undefined,
    undefined,
  ]);
});
