/**
 * Takes the pictures of the gallery from the templates at work.
 * `npm run templates:pictures [-- --folder build] [-- name …]`: from the site built there; only of these templates.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import site from '../../site';
import { launchBrowser, openProfile } from '../support/browser';
import { bringFonts } from '../support/fonts';
import { settle } from '../support/page';
import { serve } from '../support/served';
import { siteDir } from '../support/site';
import { listPictures } from './listPictures';

/** The window that is pictured, in px; a picture is half as wide and high. */
const viewport = { width: 1280, height: 800 };

/** How well a picture is kept, from 0 to 1. */
const quality = 0.8;

/** Makes a picture small. In a page of no site, whose policy would forbid it. */
function toWebp(page: Page, shot: Buffer): Promise<string> {
  return page.evaluate(
    async ({ source, width, height, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (!context) {
        throw new Error('The browser has no canvas to draw pictures on.');
      }
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality).replace(/^.*,/, '');
    },
    {
      source: `data:image/png;base64,${shot.toString('base64')}`,
      width: viewport.width / 2,
      height: viewport.height / 2,
      quality,
    },
  );
}

type Picture = Awaited<ReturnType<typeof listPictures>>[number];

async function takePicture(browser: Browser, origin: string, { name, mode, file }: Picture) {
  const context = await openProfile(browser, { viewport, colorScheme: mode });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${site.basePath}templates/${name}`);
    await page.locator('[data-demo-state="ready"]').waitFor();
    await bringFonts(page);
    // The way back is the site's.
    await page.addStyleTag({ content: '[data-way-back] { display: none; }' });
    await page.waitForLoadState('networkidle');
    await settle(page);
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const webp = await toWebp(await context.newPage(), shot);
    await writeFile(file, Buffer.from(webp, 'base64'));
    console.log(`${path.relative(siteDir, file)}: ${(webp.length * 0.75e-3).toFixed(1)} kB`);
  } finally {
    await context.close();
  }
}

async function takePictures(folder: string, names: readonly string[]): Promise<void> {
  const pictures = (await listPictures()).filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  const [browser, { origin, close }] = await Promise.all([
    launchBrowser(),
    serve(path.resolve(siteDir, folder)),
  ]);
  for (const picture of pictures) {
    await takePicture(browser, origin, picture);
  }
  await browser.close();
  close();
}

const { values, positionals } = parseArgs({
  options: { folder: { type: 'string', default: 'build' } },
  allowPositionals: true,
});
takePictures(values.folder, positionals).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
