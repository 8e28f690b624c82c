import path from 'node:path';
import { toEnglishFile } from '../../../core/server/translatedPages';
import { type MarkdownPage, toMarkdownPath } from '../types';
import type { PageContext } from './elements';

interface Options {
  /** Origin of the host, without a trailing slash. */
  origin: string;
  /** Path of the version, with both slashes. */
  basePath: string;
  /** Absolute path of the version's folder. */
  dir: string;
  pages: readonly MarkdownPage[];
  /** Paths under the host of other pages that have Markdown. */
  others: readonly string[];
}

/**
 * Returns a function that makes addresses absolute. Links to pages that have Markdown lead to it, and
 * keep their anchor. Files and paths are resolved as on the page.
 */
export function createLinkResolver({
  origin,
  basePath,
  dir,
  pages,
  others,
}: Options): PageContext['resolve'] {
  const byFile = new Map(pages.map(({ file, permalink }) => [toEnglishFile(file), permalink]));
  const known = new Set([...byFile.values(), ...others]);
  const toAddress = (pathname: string, rest: string) =>
    `${origin}${known.has(pathname) ? toMarkdownPath(pathname) : pathname}${rest}`;

  return (page, url) => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
      return url;
    }
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
    if (target === '') {
      return toAddress(page.permalink, rest);
    }
    if (/\.mdx?$/.test(target)) {
      const english = toEnglishFile(page.file);
      const file = target.startsWith('/')
        ? path.join(dir, decodeURIComponent(target))
        : path.resolve(path.dirname(english), decodeURIComponent(target));
      const permalink = byFile.get(file);
      return permalink && toAddress(permalink, rest);
    }
    if (!target.startsWith('/')) {
      return toAddress(new URL(target, `${origin}${page.permalink}`).pathname, rest);
    }
    const isFromRoot = `${target}/`.startsWith(basePath);
    return toAddress(isFromRoot ? target : `${basePath}${target.slice(1)}`, rest);
  };
}
