import { toNavigationData } from './toNavigationData';

test('keeps only the subjects that no path tells', () => {
  expect(
    toNavigationData([
      { slug: '/react-charts/bars', frontMatter: { product: 'charts' } },
      { slug: '/introduction', frontMatter: { product: 'general' } },
      { slug: '/migration/charts', frontMatter: { product: 'charts' } },
      { slug: '/react-charts/license', frontMatter: { product: 'general' } },
    ]),
  ).toEqual({ subjects: { '/migration/charts': 'charts', '/react-charts/license': 'general' } });
});
