import type { Api } from '../../api-reference/types';
import { createIndex } from '../client/searchIndex';
import type { Guide } from './guides';
import { toSearchList } from './searchList';

const guide: Guide = {
  slug: '/react-charts/bars',
  title: 'Bars',
  description: 'Draw bars.',
  product: 'charts',
  plan: undefined,
  components: ['BarChart'],
  keywords: ['column chart'],
  sections: [
    { anchor: '', heading: '', names: ['nothing'], demos: [] },
    { anchor: 'stack', heading: 'Stack bars', names: ['series', 'unknown'], demos: ['Stacked'] },
  ],
};

const api = {
  name: 'BarChart',
  kind: 'component',
  product: 'charts',
  plan: 'pro',
  props: [{ name: 'series' }],
  slots: [
    { name: 'bar', className: 'MuiBarChart-bar' },
    { name: 'legend', className: null },
  ],
  classes: [
    { className: 'MuiBarChart-root', isGlobal: false },
    { className: 'Mui-selected', isGlobal: true },
  ],
} as Api;

const list = toSearchList({
  planSuffixes: ['Pro', 'Premium'],
  guides: [guide],
  apis: [api, { ...api, name: 'BarChartPro' }],
  others: [{ slug: '/offline', title: 'Read offline', keywords: ['download'] }],
  sidebar: [
    { slug: '/api/charts/bar-chart', title: 'BarChart' },
    { slug: '/react-charts/bars', title: 'Bar charts' },
  ],
  redirects: {
    '/react-charts/columns': '/react-charts/bars',
    '/react-charts/stacking': '/react-charts/bars#stack',
    '/react-charts/bars': '/react-charts',
    '/r/BarChart': '/api/charts/bar-chart',
  },
  synonyms: ['bar histogram'],
});
const { pages } = createIndex(list);

test('lists pages in the order of the sidebar', () => {
  expect(pages.map(({ slug }) => slug)).toEqual([
    '/api/charts/bar-chart',
    '/react-charts/bars',
    '/api/charts',
    '/offline',
    '/api/charts/bar-chart-pro',
  ]);
});

test('a list is unpacked with the anchors of rows', () => {
  expect(pages[0]).toMatchObject({ title: 'BarChart', plan: 'pro', uses: 1, isApi: true });
  expect(pages[0]?.entries.map(({ kind, text, anchor }) => [kind, text, anchor])).toEqual([
    ['page', 'BarChart', ''],
    ['prop', 'series', 'bar-chart-prop-series'],
    ['slot', 'bar', 'BarChart-css-MuiBarChart-bar'],
    ['class', 'MuiBarChart-bar', 'BarChart-css-MuiBarChart-bar'],
    ['slot', 'legend', 'BarChart-css-legend'],
    ['class', 'MuiBarChart-root', 'bar-chart-classes-MuiBarChart-root'],
  ]);
});

test('of what a section marks as code, only names of the API and of demos are kept', () => {
  expect(pages[1]?.entries.map(({ kind, text, label }) => [kind, text, label])).toEqual([
    ['page', 'Bars', 'Bars'],
    ['keyword', 'Bar charts', 'Bars'],
    ['keyword', 'column chart', 'Bars'],
    ['section', 'Stack bars', 'Stack bars'],
    ['mention', 'series', 'Stack bars'],
    ['mention', 'Stacked', 'Stack bars'],
  ]);
});

test('a component in a paid plan names the one in the next lower plan', () => {
  expect(pages.map((page) => page.extends).filter(Boolean)).toEqual(['/api/charts/bar-chart']);
});

test('a page is found by the paths that redirect to it, the reference by its names', () => {
  expect(list.pages.map(({ redirects }) => redirects)).toEqual([
    undefined,
    ['/react-charts/columns', '/react-charts/stacking'],
    undefined,
    undefined,
    undefined,
  ]);
});
