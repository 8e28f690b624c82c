import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { siteDir } from '../../../core/server/files';
import { pictureSize } from './pictureSize';
import { toPictureMarkup, type Picture } from './toPictureMarkup';

const weights = [400, 600, 700] as const;
const fontDir = path.join(siteDir, 'node_modules/@fontsource/inter/files');

/** Reads the font of the site, and returns what renders the picture of a page as PNG. */
export async function createPictureRenderer(): Promise<(picture: Picture) => Promise<Buffer>> {
  const fonts = await Promise.all(
    weights.map(async (weight) => ({
      name: 'Inter',
      weight,
      data: await readFile(path.join(fontDir, `inter-latin-${weight}-normal.woff`)),
    })),
  );
  return async (picture) => {
    const markup = toPictureMarkup(picture);
    const svg = await satori(markup as Parameters<typeof satori>[0], { ...pictureSize, fonts });
    // Text is paths by now: looking for the system's fonts would only take time.
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}
