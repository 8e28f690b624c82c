import { toApiSlug } from './toApiSlug';

test('a page stands under its product', () => {
  expect(toApiSlug({ product: 'charts', name: 'BarChart' })).toBe('/api/charts/bar-chart');
});
