import { toProductPackages } from './productPackages';

const packages = {
  '@acme/lists': { product: 'data-table' },
  '@acme/lists-pro': { product: 'data-table', plan: 'pro' },
  '@old-acme/lists': { product: 'data-table' },
  '@acme/graphs': { product: 'graphs' },
} as const;

test('a product has its free package, whatever else is pinned', () => {
  expect(
    toProductPackages(
      { react: '19.2.9', '@acme/lists-pro': '8.11.0', '@acme/lists': '8.11.0' },
      packages,
    ),
  ).toEqual({ 'data-table': { name: '@acme/lists', version: '8.11.0' } });
});

test('a package may have had another name', () => {
  expect(toProductPackages({ '@old-acme/lists': '4.0.0' }, packages)).toEqual({
    'data-table': { name: '@old-acme/lists', version: '4.0.0' },
  });
});
