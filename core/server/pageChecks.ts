import { findNearest } from '../nearestNames';
import path from 'node:path';
import type { PageText } from './pageText';

/**
 * Returns which elements of a page are neither imported there nor known on every page.
 *
 * @param known the elements that pages may have
 */
export function checkElements(
  { file, elements, names }: Pick<PageText, 'file' | 'elements' | 'names'>,
  known: readonly string[],
): string[] {
  const there = [...names, ...known];
  return elements
    .filter(({ name }) => name !== '' && !there.includes(name))
    .map(({ name, line }) => {
      const near = findNearest(name, there).map((item) => `<${item}>`);
      const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : '';
      return `${file}:${line}: there is no component <${name}>. ${hint || `Pages may have: ${known.join(', ')}.`}`;
    });
}

/** Returns which headings of a page are out of order: a second one of the page, or one that skips a level. */
export function checkHeadings({ file, headings }: Pick<PageText, 'file' | 'headings'>): string[] {
  // The title of the front matter is the page's own heading, of the first level.
  let above = 1;
  return headings.flatMap(({ depth, text, line }) => {
    const place = `${file}:${line}: the heading "${text}"`;
    const marks = '#'.repeat(depth);
    const deepest = above + 1;
    above = depth;
    if (depth === 1) {
      return [
        `${place} would be the page's second of the first level; the first is its title. Write it with ##.`,
      ];
    }
    return depth > deepest
      ? [
          `${place} (${marks}) skips a level. Write it with ${'#'.repeat(deepest)}, or put a heading of that level above it.`,
        ]
      : [];
  });
}

/**
 * Returns which images of a page are not there; addresses of other sites are not asked.
 *
 * @param exists whether there is a file, from the project's folder
 */
export function checkImages(
  { file, englishFile, images }: Pick<PageText, 'file' | 'englishFile' | 'images'>,
  exists: (file: string) => boolean,
): string[] {
  return images
    .filter(({ url }) => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url))
    .flatMap(({ url, line }) => {
      const name = decodeURI(url.replace(/[?#].*$/, ''));
      const beside = (page: string) => path.posix.join(path.posix.dirname(page), name);
      const places = name.startsWith('/') ? [`static${name}`] : [beside(file), beside(englishFile)];
      return places.some(exists)
        ? []
        : [
            `${file}:${line}: there is no image ${url}. Put the file at ${places[0]}, or mend its name.`,
          ];
    });
}

/**
 * Returns a page with the anchors that the build gives it: where it has the gallery, each template is a
 * section under its own name.
 */
export function addTemplateAnchors<Page extends Pick<PageText, 'anchors' | 'elements'>>(
  page: Page,
  names: readonly string[],
): Page {
  const isGallery = page.elements.some(({ name }) => name === 'Templates');
  return isGallery ? { ...page, anchors: [...page.anchors, ...names] } : page;
}

/** What links of a version can lead to. */
export interface LinkTargets {
  pages: readonly PageText[];
  /** Slugs of pages that are no documents: their anchors are not known here. */
  otherSlugs: readonly string[];
  /** Whether a file stands in the folder of static files. */
  isStatic(file: string): boolean;
}

/** What comes before and after a demo's name in a link to its code: `#tailwind-ColumnTypes.tsx:12-15`. */
const demoCode = /^(?:(?:system|tailwind|css)-)?(\w+)\.(?:tsx|js)(?::\d+(?:-\d+)?)?$/;

const suggest = (wanted: string, names: readonly string[]) => {
  const near = findNearest(wanted, names);
  return near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
};

function checkAnchor(page: PageText, anchor: string): string {
  const { anchors, frontMatter, file } = page;
  // The section that the build adds where components are named.
  const all = frontMatter.components ? [...anchors, 'api'] : anchors;
  const wanted = decodeURIComponent(anchor);
  return all.includes(demoCode.exec(wanted)?.[1] ?? wanted)
    ? ''
    : `there is no #${wanted} in ${file}.${suggest(
        `#${wanted}`,
        all.map((item) => `#${item}`),
      )}`;
}

function checkLink(from: PageText, url: string, targets: LinkTargets): string {
  const { pages, otherSlugs, isStatic } = targets;
  const [, target = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.+))?$/s.exec(url) ?? [];
  const checkPage = (page: PageText) => (anchor ? checkAnchor(page, anchor) : '');
  if (target === '') {
    return checkPage(from);
  }
  if (/\.mdx?$/.test(target)) {
    const file = path.posix.join(path.posix.dirname(from.englishFile), target);
    const page = pages.find(({ englishFile }) => englishFile === file);
    const toOwnForm = (name: string) =>
      path.posix.relative(path.posix.dirname(from.englishFile), name).replace(/^(?!\.)/, './');
    return page
      ? checkPage(page)
      : `there is no page ${file}.${suggest(
          file,
          pages.map(({ englishFile }) => englishFile),
        ).replaceAll(/(?:docs|versioned_docs)\/[^\s,?]+/g, toOwnForm)}`;
  }
  if (!target.startsWith('/')) {
    return `${url} depends on the address that the page is read at. Link to a page's file, ./sorting.mdx, or to a path that starts with a slash.`;
  }
  const page = pages.find(({ frontMatter }) => frontMatter.slug === target);
  if (page) {
    return checkPage(page);
  }
  const slugs = [...pages.map(({ frontMatter }) => String(frontMatter.slug)), ...otherSlugs];
  return otherSlugs.includes(target) || isStatic(target)
    ? ''
    : `no page of this version has the path ${target}.${suggest(target, slugs)}`;
}

/** Returns which links of a page lead nowhere; addresses of other sites are not asked. */
export function checkLinks(page: PageText, targets: LinkTargets): string[] {
  return page.links
    .filter(({ url }) => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url))
    .flatMap(({ url, line }) => {
      const problem = checkLink(page, url, targets);
      return problem ? [`${page.file}:${line}: broken link to ${url}: ${problem}`] : [];
    });
}
