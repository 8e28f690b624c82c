import { createPictureRenderer } from './createPictureRenderer';
import { pictureSize } from './pictureSize';
import type { Picture } from './toPictureMarkup';

const picture: Picture = {
  title: 'Bars',
  product: 'Charts',
  plan: 'pro',
  version: { label: 'v7', hue: 165 },
  site: { name: 'Docs', logo: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
};

/** The size that a PNG says it has. */
const readSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test('draws a PNG of the size that is told, another one for each title', async () => {
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

test('draws what is the same for the same page', async () => {
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
