import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { Site } from '../../../core/types';
import { appleIcon, icons, manifest } from './manifestFiles';
import { renderIcon } from './renderIcon';
import { renderManifest } from './renderManifest';

/**
 * Creates the step that writes the web manifest and its icons, which are made of the site's logo.
 *
 * @param site in the language of the build
 * @param logoFile absolute path of the logo, an SVG
 */
export function createManifestStep(site: Site, logoFile: string) {
  return {
    name: 'Web manifest',
    async run({ outDir, baseUrl }: Props): Promise<void> {
      const logo = await readFile(logoFile, 'utf8');
      await mkdir(path.join(outDir, 'img'), { recursive: true });
      for (const { file, size, purpose } of icons) {
        await writeFile(path.join(outDir, file), renderIcon(logo, size, purpose === 'maskable'));
      }
      await writeFile(path.join(outDir, appleIcon), renderIcon(logo, 180, true));
      await writeFile(path.join(outDir, manifest), renderManifest(site, baseUrl));
    },
  };
}
