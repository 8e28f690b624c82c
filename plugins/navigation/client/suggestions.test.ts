import type { Version } from '../../../core/types';
import { toSuggestions } from './suggestions';

const toVersion = (name: string): Version => ({ name, label: name, hue: 1, products: ['graphs'] });
const [current, v7] = ['current', 'v7'].map(toVersion) as [Version, Version];
const known = {
  version: current,
  versions: [current, v7],
  pages: {
    current: {
      label: '8',
      starts: {},
      arrivals: {},
      pages: { '/': 'Home', '/react-graphs': 'Graphs', '/react-graphs/bars': 'Bars' },
    },
    v7: {
      label: 'v7',
      starts: {},
      arrivals: {},
      pages: { '/react-graphs/getting-started': 'Start' },
    },
  },
  redirects: { '/react-graphs/columns': '/react-graphs/bars' },
};
const suggest = (path: string) =>
  toSuggestions(path, known).map(({ version, slug }) => `${version.name} ${slug}`);

test('finds a mistyped path, but not the section that it is in', () => {
  expect(suggest('/react-graphs/brs')).toEqual(['current /react-graphs/bars']);
});

test('finds a mistyped path of a page that has moved', () => {
  expect(suggest('/react-graphs/column')).toEqual(['current /react-graphs/bars']);
});

test('finds the same page in another version first', () => {
  expect(suggest('/react-graphs/getting-started')[0]).toBe('v7 /react-graphs/getting-started');
});

test.each(['/v9/react-graphs/bars', '/react-graphs/bars.html', '/react-graphs/bars/'])(
  'finds the page of %s',
  (path) => {
    expect(suggest(path)[0]).toBe('current /react-graphs/bars');
  },
);

test('finds nothing for nonsense, and as long as nothing is known', () => {
  expect(suggest('/0000000000000000')).toEqual([]);
  expect(toSuggestions('/react-graphs/brs', { ...known, pages: {} })).toEqual([]);
});
