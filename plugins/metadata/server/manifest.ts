import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { Resvg } from '@resvg/resvg-js';
import type { Site } from '../../../core/types';
import { colors } from './pictureMarkup';

/** Files that a build has beside its pages, from its top. */
export const manifest = 'manifest.webmanifest';
export const appleIcon = 'img/apple-touch-icon.png';

/** The icons that the manifest names: the logo alone, and on paper with room for any mask. */
const icons = [
  { file: 'img/icon-192.png', size: 192, purpose: 'any' },
  { file: 'img/icon-512.png', size: 512, purpose: 'any' },
  { file: 'img/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/**
 * Renders an icon of the site as PNG.
 *
 * @param logo the logo as SVG
 * @param size of the icon, in px
 * @param isMasked whether it stands on paper, with room for what a system cuts off
 */
export function renderIcon(logo: string, size: number, isMasked: boolean): Buffer {
  const edge = isMasked ? size * 0.6 : size;
  const place = (size - edge) / 2;
  const paper = isMasked ? `<rect width="${size}" height="${size}" fill="${colors.paper}"/>` : '';
  const data = Buffer.from(logo).toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paper}<image href="data:image/svg+xml;base64,${data}" x="${place}" y="${place}" width="${edge}" height="${edge}"/></svg>`;
  return new Resvg(svg).render().asPng();
}

/**
 * Renders the web manifest of a build. All versions of a host are one app.
 *
 * @param site in the language of the build
 * @param baseUrl path of the version, which has the icons
 */
export function renderManifest(
  { name, tagline, basePath }: Pick<Site, 'name' | 'tagline' | 'basePath'>,
  baseUrl: string,
): string {
  const manifest = {
    id: basePath,
    name,
    short_name: name,
    description: tagline,
    start_url: basePath,
    scope: basePath,
    display: 'minimal-ui',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: icons.map(({ file, size, purpose }) => ({
      src: baseUrl + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

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
