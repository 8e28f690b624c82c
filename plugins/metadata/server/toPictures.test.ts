import { toPictures } from './toPictures';

const frame = { site: { name: 'Docs', logo: '<svg/>' }, version: { label: 'v7', hue: 1 } };

test('has one a document, one a product of the reference, and the home page', () => {
  const documents = [
    { slug: '/bars', title: 'Bars', frontMatter: { product: 'charts', plan: 'pro' } },
    { slug: '/start', title: 'Start', frontMatter: { product: 'general' } },
  ];
  const pictures = toPictures(documents, ['charts'], frame, 'A tagline.');
  expect(
    [...pictures].map(([slug, { title, product, plan }]) => [slug, title, product, plan]),
  ).toEqual([
    ['/', 'A tagline.', null, null],
    ['/api/charts', 'API reference', 'Charts', null],
    ['/bars', 'Bars', 'Charts', 'pro'],
    ['/start', 'Start', null, null],
  ]);
});
