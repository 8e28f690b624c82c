import type { Page } from 'playwright-core';
import { scale } from './picture';
import { readPicture } from './readPicture';
import { toPalette } from './toPalette';
import { toPng } from './toPng';

/** How far a channel of a reference may be off, of 255: fewer colors, smaller files. */
const distance = 8;

/**
 * Makes a reference from the PNG of a page: small, and of few colors.
 *
 * @param desk a blank page, whose browser decodes
 */
export async function toReference(desk: Page, png: Buffer): Promise<Buffer> {
  return toPng(toPalette(await readPicture(desk, png, scale), distance));
}
