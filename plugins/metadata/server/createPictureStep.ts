import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { Site, Version } from '../../../core/types';
import { collectDocuments } from './collectDocuments';
import { createPictureRenderer } from './createPictureRenderer';
import { toPictureFile } from './toPictureFile';
import { toPictureMarkup } from './toPictureMarkup';
import { toPictures } from './toPictures';

interface PictureStep {
  site: Site;
  version: Version;
  /** Absolute path of the logo, an SVG. */
  logoFile: string;
  /** Absolute path of the folder that keeps pictures by what is on them. */
  cacheDir: string;
}

/** Creates the step that draws the pictures that pages are shared with, `og/<path>.png`. */
export function createPictureStep({ site, version, logoFile, cacheDir }: PictureStep) {
  return {
    name: 'Pictures',
    async run(build: Props): Promise<void> {
      const logo = await readFile(logoFile, 'utf8');
      const { name, tagline } = site;
      const pictures = toPictures(
        collectDocuments(build),
        version.products,
        { site: { name, logo }, version: { label: version.label, hue: version.hue } },
        tagline,
      );
      const render = await createPictureRenderer();
      await mkdir(cacheDir, { recursive: true });
      for (const [slug, picture] of pictures) {
        const markup = JSON.stringify(toPictureMarkup(picture));
        const hash = createHash('sha256').update(markup).digest('hex').slice(0, 24);
        const kept = path.join(cacheDir, `${hash}.png`);
        if (!existsSync(kept)) {
          await writeFile(kept, await render(picture));
        }
        const file = path.join(build.outDir, toPictureFile(slug));
        await mkdir(path.dirname(file), { recursive: true });
        await copyFile(kept, file);
      }
    },
  };
}
