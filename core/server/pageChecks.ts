/** Checks of one page's text: its headings, links, images and elements. */
import path from 'node:path';
import { suggestNames } from '../nearestNames';
import type { PageText } from './pageText';

/** Returns which headings of a page are out of order: a second one of the first level, or one that skips a level. */
export function checkHeadings({ file, headings }: Pick<PageText, 'file' | 'headings'>): string[] {
  // The title of the front matter is the heading of the first level.
  let above = 1;
  return headings.flatMap(({ depth, text, line }) => {
    const place = `${file}:${line}: the heading "${text}"`;
    const deepest = above + 1;
    above = depth;
    if (depth === 1) {
      return [
        `${place} would be the page's second of the first level; the first is its title. Write it with ##.`,
      ];
    }
    return depth > deepest
      ? [
          `${place} (${'#'.repeat(depth)}) skips a level. Write it with ${'#'.repeat(deepest)}, or put a heading of that level above it.`,
        ]
      : [];
  });
}

/**
 * Returns which elements of a page are neither imported there nor known on every page.
 *
 * @param known the elements that pages may have
 */
export function checkElements(
  { file, elements, names }: Pick<PageText, 'file' | 'elements' | 'names'>,
  known: readonly string[],
): string[] {
  const allowed = [...names, ...known];
  return elements
    .filter(({ name }) => name !== '' && !allowed.includes(name))
    .map(({ name, line }) => {
      const hint = suggestNames(name, allowed, (item) => `<${item}>`);
      return `${file}:${line}: there is no component <${name}>.${hint || ` Pages may have: ${known.join(', ')}.`}`;
    });
}

const isExternal = ({ url }: { url: string }) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

/** Returns an address without its percent-encoding, as Docusaurus reads it; nothing when a `%` encodes nothing. */
function decode(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}

const wrongPercent = 'a % in it encodes no character. Write %25 for a percent sign.';

/**
 * Returns which images of a page are missing.
 *
 * @param exists whether there is a file, from the project's folder
 */
export function checkImages(
  { file, englishFile, images }: Pick<PageText, 'file' | 'englishFile' | 'images'>,
  exists: (file: string) => boolean,
): string[] {
  return images
    .filter((image) => !isExternal(image))
    .flatMap(({ url, line }) => {
      const name = decode(url.replace(/[?#].*$/, ''));
      if (name === undefined) {
        return [`${file}:${line}: wrong address of an image, ${url}: ${wrongPercent}`];
      }
      const beside = (page: string) => path.posix.join(path.posix.dirname(page), name);
      const places = name.startsWith('/') ? [`static${name}`] : [beside(file), beside(englishFile)];
      return places.some(exists)
        ? []
        : [
            `${file}:${line}: there is no image ${url}. Put the file at ${places[0]}, or correct its name.`,
          ];
    });
}

/** What links of a version can lead to. */
interface LinkTargets {
  pages: readonly PageText[];
  /** Slugs of pages that aren't documents: their anchors are not known here. */
  otherSlugs: readonly string[];
  /** Whether a file is in the folder of static files. */
  isStatic(file: string): boolean;
}

/** The lines in a link to code: `#ColumnTypes.tsx:12-15`. */
const codeLines = /:\d+(?:-\d+)?$/;

function checkAnchor({ anchors, file }: PageText, anchor: string): string {
  const wanted = decodeURIComponent(anchor);
  return anchors.includes(wanted.replace(codeLines, ''))
    ? ''
    : `there is no #${wanted} in ${file}.${suggestNames(wanted, anchors, (item) => `#${item}`)}`;
}

/** The targets by what links name, so that no link looks through all pages. */
const indexTargets = ({ pages, otherSlugs, isStatic }: LinkTargets) => ({
  byFile: new Map(pages.map((page) => [page.englishFile, page])),
  bySlug: new Map(pages.map((page) => [page.frontMatter.slug, page])),
  otherSlugs: new Set(otherSlugs),
  isStatic,
});

function checkLink(from: PageText, url: string, targets: ReturnType<typeof indexTargets>): string {
  const { byFile, bySlug, otherSlugs, isStatic } = targets;
  if (decode(url) === undefined) {
    return wrongPercent;
  }
  const [, encoded = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.+))?$/s.exec(url) ?? [];
  const target = decodeURIComponent(encoded);
  const checkPage = (page: PageText) => (anchor ? checkAnchor(page, anchor) : '');
  if (target === '') {
    return checkPage(from);
  }
  if (/\.mdx?$/.test(target)) {
    const folder = path.posix.dirname(from.englishFile);
    const file = path.posix.join(folder, target);
    const page = byFile.get(file);
    if (page) {
      return checkPage(page);
    }
    const files = [...byFile.keys()];
    const toLink = (name: string) => path.posix.relative(folder, name).replace(/^(?!\.)/, './');
    return `there is no page ${file}.${suggestNames(file, files, toLink)}`;
  }
  if (!target.startsWith('/')) {
    return `${url} depends on the address that the page is read at. Link to a page's file, ./sorting.mdx, or to a path that starts with a slash.`;
  }
  const page = bySlug.get(target);
  if (page) {
    return checkPage(page);
  }
  if (otherSlugs.has(target) || isStatic(target)) {
    return '';
  }
  const slugs = [...[...bySlug.keys()].map(String), ...otherSlugs];
  return `no page of this version has the path ${target}.${suggestNames(target, slugs)}`;
}

/** Other sites aren't visited. */
const checkExternal = (url: string) =>
  URL.canParse(url, 'https://example.com') ? '' : 'it is not an address. Correct it.';

/** Returns a check that finds which links of a page lead nowhere. */
export function createLinkCheck(targets: LinkTargets): (page: PageText) => string[] {
  const indexed = indexTargets(targets);
  return (page) =>
    page.links.flatMap((link) => {
      const { url, line } = link;
      const problem = isExternal(link) ? checkExternal(url) : checkLink(page, url, indexed);
      return problem ? [`${page.file}:${line}: broken link to ${url}: ${problem}`] : [];
    });
}
