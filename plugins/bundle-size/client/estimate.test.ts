import type { BundleSizes } from '../../../core/bundleSizes';
import { estimate, readSelection, toSelectionSearch } from './estimate';

/** Two graphs that share most of their code and a grid that shares only the peer package with them. */
const sizes: BundleSizes = {
  packages: {},
  components: {
    graphs: { Bars: { added: 50, alone: 60 }, Lines: { added: 50, alone: 60 } },
    'data-table': { Grid: { added: 100, alone: 110 } },
  },
  modules: [
    { of: '4', bytes: 200, isPeer: false },
    { of: '3', bytes: 80, isPeer: false },
    { of: '1', bytes: 20, isPeer: false },
    { of: '2', bytes: 20, isPeer: false },
    { of: '7', bytes: 20, isPeer: true },
  ],
};

test('a component alone has the size that was measured', () => {
  expect(estimate(['graphs/Lines'], sizes)).toEqual({ added: 50, alone: 60 });
});

test('what components share counts once', () => {
  expect(estimate(['graphs/Bars', 'graphs/Lines'], sizes)).toEqual({ added: 60, alone: 70 });
});

test('what components share of the peer packages counts only where those are not there yet', () => {
  const { added, alone } = estimate(['graphs/Bars', 'data-table/Grid'], sizes);
  expect(added).toBe(150);
  expect(alone).toBeLessThan(60 + 110);
});

test('nothing has no size', () => {
  expect(estimate([], sizes)).toEqual({ added: 0, alone: 0 });
});

test('an address selects what was measured, and nothing else', () => {
  const search = toSelectionSearch(['data-table/Grid', 'graphs/Bars', 'graphs/<script>']);
  expect(readSelection(search, sizes)).toEqual(['graphs/Bars', 'data-table/Grid']);
  expect(readSelection('?of=', sizes)).toEqual([]);
  expect(readSelection('', sizes)).toEqual([]);
});
