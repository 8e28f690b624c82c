import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { toDirection } from '../../../core/languages';
import type { Plan } from '../../../core/library';
import {
  toPlanMessage,
  toProductMessage,
  toTaglineMessage,
  translateMessage,
} from '../../../core/messages';
import { type BuildContext, translateText } from '../../../core/server/contribution';
import { createDiskCache } from '../../../core/server/diskCache';
import type { FinishedBuild } from '../../../core/server/postBuild';
import { referenceTitle } from '../../../core/server/sidebar';
import { type Product, products } from '../../../core/types';
import { type PictureFonts, findFontDirs, loadPictureFonts } from './pictureFonts';
import { type Picture, pictureSize, toPictureMarkup, toPictureText } from './pictureMarkup';

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

/** What all pictures of a build have in common, and its words for the rest. */
export interface PictureFrame extends Pick<Picture, 'site' | 'version' | 'direction'> {
  tagline: string;
  /** Heading of the API reference of a product. */
  reference: string;
  toProductName: (product: Product) => string;
  toPlanName: (plan: Plan) => string;
}

/** Returns a version's pictures by slug: of its documents, of each product's reference, of the home page. */
export function toPictures(
  documents: readonly Document[],
  documented: readonly Product[],
  { tagline, reference, toProductName, toPlanName, ...frame }: PictureFrame,
): Map<string, Picture> {
  const own = documents.map(({ slug, title, frontMatter }) => {
    const { product = 'general', plan } = frontMatter as {
      product?: Product | 'general';
      plan?: Plan;
    };
    const picture = {
      ...frame,
      title,
      product: product === 'general' ? null : toProductName(product),
      plan: plan ? toPlanName(plan) : null,
    };
    return [slug, picture] as const;
  });
  const references = products
    .filter((product) => documented.includes(product))
    .map((product) => {
      const picture = { ...frame, title: reference, product: toProductName(product), plan: null };
      return [`/api/${product}`, picture] as const;
    });
  const home = { ...frame, title: tagline, product: null, plan: null };
  return new Map<string, Picture>([['/', home], ...references, ...own]);
}

/** Returns a function that draws a picture as PNG. */
export function createPictureRenderer({ fonts, listFamilies }: PictureFonts) {
  return async (picture: Picture): Promise<Buffer> => {
    const markup = toPictureMarkup(picture, listFamilies(toPictureText(picture)));
    const svg = await satori(markup as Parameters<typeof satori>[0], {
      ...pictureSize,
      fonts: [...fonts],
    });
    // Text is paths by now, so the system's fonts are not needed.
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}

/** Returns the pictures that can be drawn in a language; English ones are drawn in any case. */
function selectDrawable(
  pictures: ReadonlyMap<string, Picture>,
  { listMissing }: PictureFonts,
  language: string,
): [slug: string, picture: Picture][] {
  const missing = new Set(
    [...pictures.values()].flatMap((item) => listMissing(toPictureText(item))),
  );
  if (missing.size > 0) {
    console.warn(
      `Pictures of pages with the characters ${[...missing].slice(0, 8).join(' ')} can't show them: no font has them. Name one that has: "pictureFonts" in site.ts.`,
    );
  }
  return [...pictures].filter(
    ([, item]) => language === 'en' || listMissing(toPictureText(item)).length === 0,
  );
}

/**
 * Draws the pictures shown with shared links, `og/<path>.png`. A page that isn't translated has the English
 * one.
 *
 * @param logoFile absolute path of an SVG
 */
export async function drawPictures(
  { site, siteDir, version, contributed }: BuildContext,
  logoFile: string,
  build: FinishedBuild,
): Promise<void> {
  const { language, label, hue } = version;
  const translate = (message: { id: string; message: string }) =>
    translateMessage(build.codeTranslations, message);
  const frame: PictureFrame = {
    site: { name: site.name, logo: await readFile(logoFile, 'utf8') },
    version: { label, hue },
    direction: toDirection(language),
    tagline: translate(toTaglineMessage(site)),
    reference: translateText(contributed, referenceTitle),
    toProductName: (product) => translate(toProductMessage(product)),
    toPlanName: (plan) => translate(toPlanMessage(plan)),
  };
  const documents = collectDocuments(build).filter(
    ({ frontMatter }) => language === 'en' || 'translated' in frontMatter,
  );
  const pictures = toPictures(documents, version.products, frame);
  const fonts = await loadPictureFonts(
    findFontDirs(site, language, siteDir),
    [...pictures.values()].map(toPictureText),
  );
  const render = createPictureRenderer(fonts);
  const remember = await createDiskCache<string>('pictures', siteDir, ['plugins/metadata/**']);
  for (const [slug, picture] of selectDrawable(pictures, fonts, language)) {
    const png = await remember([picture, fonts.versions], async () =>
      (await render(picture)).toString('base64'),
    );
    const file = path.join(build.outDir, toPictureFile(slug));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(png, 'base64'));
  }
}
