import type { Api } from '../../api-reference/types';
import { unpackList } from '../client/searchIndex';
import type { Guide } from './guides';
import { collectSlugs, toSearchList } from './searchList';

describe('collectSlugs', () => {
  test('returns the slugs of a tree in its order', () => {
    const entries = [
      { pathname: 'https://example.com/' },
      { pathname: '/x/group', children: [{ pathname: '/x/group/b' }, { pathname: '/x/group/a' }] },
      { pathname: '/x/last' },
    ];
    expect(collectSlugs(entries, '/x/')).toEqual(['/group', '/group/b', '/group/a', '/last']);
  });
});

describe('toSearchList', () => {
  const guide: Guide = {
    slug: '/react-charts/bars',
    title: 'Bars',
    description: 'Draw bars.',
    product: 'charts',
    plan: undefined,
    components: ['BarChart'],
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

  const list = toSearchList('2.0', [guide], [api], ['/api/charts/bar-chart', '/react-charts/bars']);
  const pages = unpackList(list);

  test('lists pages in the order of the tree', () => {
    expect(pages.map(({ slug }) => slug)).toEqual([
      '/api/charts/bar-chart',
      '/react-charts/bars',
      '/api/charts',
    ]);
  });

  test('what was listed is read again, with the anchors of rows', () => {
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

  test('of what a section shows as code, only names of the reference and of demos are kept', () => {
    expect(pages[1]?.entries.map(({ kind, text, label }) => [kind, text, label])).toEqual([
      ['page', 'Bars', 'Bars'],
      ['section', 'Stack bars', 'Stack bars'],
      ['mention', 'series', 'Stack bars'],
      ['mention', 'Stacked', 'Stack bars'],
    ]);
  });
});
