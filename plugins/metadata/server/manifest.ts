import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { toTaglineMessage, translateMessage } from '../../../core/messages';
import type { FinishedBuild } from '../../../core/server/postBuild';
import type { Site } from '../../../core/types';
import { colors } from './pictureMarkup';

/** Paths in the build. */
export const manifest = 'manifest.webmanifest';
export const appleIcon = 'img/apple-touch-icon.png';

/** The manifest's icons: the plain logo, and the logo on paper with room for any mask. */
const icons = [
  { file: 'img/icon-192.png', size: 192, purpose: 'any' },
  { file: 'img/icon-512.png', size: 512, purpose: 'any' },
  { file: 'img/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/**
 * Renders an icon of the site as PNG.
 *
 * @param logo an SVG
 * @param size in px
 * @param isMasked whether the system may cut its edges off: then the logo is on paper, with a margin
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
 * Renders the web manifest. All versions of a host are one app.
 *
 * @param site in the language of the build
 * @param baseUrl path of the version, which has the icons
 */
export function renderManifest(
  { name, tagline, basePath }: Pick<Site, 'name' | 'tagline' | 'basePath'>,
  baseUrl: string,
): string {
  const content = {
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
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * Writes the web manifest, and its icons from the site's logo.
 *
 * @param site in the language of the build
 * @param logoFile absolute path of an SVG
 */
export async function writeManifest(
  site: Site,
  logoFile: string,
  { outDir, baseUrl, codeTranslations }: FinishedBuild,
): Promise<void> {
  const tagline = translateMessage(codeTranslations, toTaglineMessage(site));
  const logo = await readFile(logoFile, 'utf8');
  await mkdir(path.join(outDir, 'img'), { recursive: true });
  for (const { file, size, purpose } of icons) {
    await writeFile(path.join(outDir, file), renderIcon(logo, size, purpose === 'maskable'));
  }
  await writeFile(path.join(outDir, appleIcon), renderIcon(logo, 180, true));
  await writeFile(path.join(outDir, manifest), renderManifest({ ...site, tagline }, baseUrl));
}
