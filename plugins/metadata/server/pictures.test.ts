import { type Picture, pictureSize } from './pictureMarkup';
import { createPictureRenderer, toPictureFile, toPictureSlug, toPictures } from './pictures';

describe('which picture a page shows', () => {
  const documents = new Set(['/react-charts', '/react-charts/bars']);

  test.each([
    ['/', 'og/index.png'],
    ['/react-charts', 'og/react-charts.png'],
    ['/react-charts/bars', 'og/react-charts/bars.png'],
    ['/api/charts', 'og/api/charts.png'],
    ['/api/charts/bar-chart', 'og/api/charts.png'],
    ['/api/compare', 'og/index.png'],
    ['/translations', 'og/index.png'],
  ])('%s shows %s', (slug, file) => {
    expect(toPictureFile(toPictureSlug(slug, documents))).toBe(file);
  });
});

describe('pictures of a version', () => {
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
});

describe('rendering', () => {
  const picture: Picture = {
    title: 'Bars',
    product: 'Charts',
    plan: 'pro',
    version: { label: 'v7', hue: 165 },
    site: { name: 'Docs', logo: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
  };

  /** The size that a PNG says it has. */
  const readSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

  test('draws a PNG of the stated size, a different one for each title', async () => {
    const render = await createPictureRenderer();
    const long = `${'Wide columns '.repeat(5)}end`;
    const pngs = await Promise.all(
      ['Bars', 'Lines', long].map((title) => render({ ...picture, title })),
    );
    for (const png of pngs) {
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(readSize(png)).toEqual(pictureSize);
    }
    expect(new Set(pngs.map((png) => png.toString('base64'))).size).toBe(3);
  });

  test('draws the same picture for the same page', async () => {
    const render = await createPictureRenderer();
    expect((await render(picture)).equals(await render(picture))).toBe(true);
  });

  test('shows all that it says, also below the longest title', async () => {
    const render = await createPictureRenderer();
    const long = { ...picture, title: 'W'.repeat(9).concat(' ').repeat(7) };
    const drawn = await Promise.all(
      [long, { ...long, plan: null }, { ...long, product: null }].map(render),
    );
    expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(3);
  });
});
