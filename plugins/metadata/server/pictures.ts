import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { Plan } from '../../../core/library';
import { markAsUsed } from '../../../core/server/cacheFolder';
import { removeUnused } from '../../../core/server/diskCache';
import { cacheDir, findInPackages } from '../../../core/server/files';
import type { FinishedBuild } from '../../../core/server/postBuild';
import { type Product, type Site, type Version, productNames, products } from '../../../core/types';
import { type Picture, pictureSize, toPictureMarkup } from './pictureMarkup';

interface Document {
  slug: string;
  title: string;
  frontMatter: Record<string, unknown>;
  /** In ms; absent without Git's history. */
  modified?: number;
}

/** Returns the documents of a finished build. */
export function collectDocuments({ plugins }: Pick<FinishedBuild, 'plugins'>): Document[] {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  const content = docs?.content as LoadedContent | undefined;
  return (content?.loadedVersions ?? []).flatMap((version) =>
    version.docs.map(({ slug, title, frontMatter, lastUpdatedAt }) => ({
      slug,
      title,
      frontMatter: frontMatter as Record<string, unknown>,
      ...(typeof lastUpdatedAt === 'number' && { modified: lastUpdatedAt }),
    })),
  );
}

const reference = new RegExp(`^/api/(?:${products.join('|')})(?=/|$)`);

/**
 * Returns the slug of the page whose picture a page shows: its own; for the API reference its product's;
 * for other pages that are not documents the home page's.
 *
 * @param documents slugs of the documents
 */
export function toPictureSlug(slug: string, documents: ReadonlySet<string>): string {
  const [product] = reference.exec(slug) ?? [];
  return product ?? (documents.has(slug) ? slug : '/');
}

/** Returns the path of a page's picture in the build: `og/react-charts.png`. */
export function toPictureFile(slug: string): string {
  return `og${slug === '/' ? '/index' : slug}.png`;
}

type Frame = Pick<Picture, 'site' | 'version'>;

const toName = (product: unknown) =>
  product === undefined || product === 'general' ? null : productNames[product as Product];

/** Returns a version's pictures by slug: of its documents, of each product's reference, of the home page. */
export function toPictures(
  documents: readonly Document[],
  documented: readonly Product[],
  frame: Frame,
  tagline: string,
): Map<string, Picture> {
  const own = documents.map(({ slug, title, frontMatter }) => {
    const { product, plan = null } = frontMatter as { product?: unknown; plan?: Plan | null };
    return [slug, { ...frame, title, product: toName(product), plan }] as const;
  });
  const reference = products
    .filter((product) => documented.includes(product))
    .map((product) => {
      const name = productNames[product];
      return [
        `/api/${product}`,
        { ...frame, title: 'API reference', product: name, plan: null },
      ] as const;
    });
  const home = { ...frame, title: tagline, product: null, plan: null };
  return new Map<string, Picture>([['/', home], ...reference, ...own]);
}

const weights = [400, 600, 700] as const;

/** Reads the site's font and returns a function that renders a picture as PNG. */
export async function createPictureRenderer(): Promise<(picture: Picture) => Promise<Buffer>> {
  const fonts = await Promise.all(
    weights.map(async (weight) => ({
      name: 'Inter',
      weight,
      data: await readFile(
        findInPackages(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
      ),
    })),
  );
  return async (picture) => {
    const markup = toPictureMarkup(picture);
    const svg = await satori(markup as Parameters<typeof satori>[0], { ...pictureSize, fonts });
    // Text is paths by now, so the system's fonts are not needed.
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}

/** Pictures by their content, from earlier builds. */
const pictureCache = path.join(cacheDir, 'x-docs-og');

/**
 * Draws the pictures shown with shared links, `og/<path>.png`.
 *
 * @param logoFile absolute path of an SVG
 */
export async function drawPictures(
  { name, tagline }: Site,
  { label, hue, products }: Version,
  logoFile: string,
  build: FinishedBuild,
): Promise<void> {
  const logo = await readFile(logoFile, 'utf8');
  const frame = { site: { name, logo }, version: { label, hue } };
  const pictures = toPictures(collectDocuments(build), products, frame, tagline);
  const render = await createPictureRenderer();
  await mkdir(pictureCache, { recursive: true });
  await removeUnused(pictureCache);
  for (const [slug, picture] of pictures) {
    const markup = JSON.stringify(toPictureMarkup(picture));
    const hash = createHash('sha256').update(markup).digest('hex').slice(0, 24);
    const cached = path.join(pictureCache, `${hash}.png`);
    if (existsSync(cached)) {
      await markAsUsed(cached);
    } else {
      await writeFile(cached, await render(picture));
    }
    const file = path.join(build.outDir, toPictureFile(slug));
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(cached, file);
  }
}
