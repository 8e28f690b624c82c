import path from 'node:path';
import { findNearest } from '../../shared/findNearest';
import type { PageText } from './pageText';

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
