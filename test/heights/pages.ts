/** Which pages show demos that changed, and how their heights are written. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { siteDir } from '../../core/server/files';
import { isWrongHeight } from '../support/demoHeights';

/** Returns what changed since the last commit, from the project's folder; nothing without Git. */
export function listChangedFiles(): string[] {
  try {
    const options = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'];
    const output = execFileSync('git', options, { cwd: siteDir, encoding: 'utf8' });
    return output.split('\0').flatMap((line) => line.slice(3) || []);
  } catch {
    // An archive of the project has no history.
    return [];
  }
}

/**
 * Returns the pages whose text or demos changed. A change of what demos share concerns all pages around
 * its folder.
 *
 * @param pages files of English pages, from the project's folder
 * @param changed files, from the project's folder
 */
export function findChangedPages(pages: readonly string[], changed: readonly string[]): string[] {
  const folders = changed
    .filter((file) => /\.(?:tsx?|css|json)$/.test(file))
    .map((file) => {
      const [, page] = /^(.*)\/demos\//.exec(file) ?? [];
      return `${page ?? path.posix.dirname(path.posix.dirname(file))}/`;
    });
  return pages.filter((page) => {
    const own = `${path.posix.dirname(page)}/`;
    return changed.includes(page) || folders.some((folder) => own.startsWith(folder));
  });
}

/** The heights that a demo needs, in px. */
export interface Heights {
  height: number;
  narrowHeight: number;
}

const demoElement = /<Demo\s[^>]*?\bname="(\w+)"[^>]*?\/>/g;

const readNumber = (element: string, name: string) => {
  const [, value] = new RegExp(`\\b${name}=\\{(\\d+)\\}`).exec(element) ?? [];
  return value === undefined ? undefined : Number(value);
};

function setNumber(element: string, name: string, value: number | undefined): string {
  const without = element.replace(new RegExp(`\\s+${name}=\\{\\d+\\}`), '');
  const after = name === 'height' ? /\bname="\w+"/ : /\bheight=\{\d+\}/;
  return value === undefined
    ? without
    : without.replace(after, (text) => `${text} ${name}={${value}}`);
}

/** Changes the heights of an element where they are wrong. */
function changeElement(element: string, needed: Heights): string {
  const written = readNumber(element, 'height');
  const height =
    written === undefined || isWrongHeight(written, needed.height) ? needed.height : written;
  const narrow = readNumber(element, 'narrowHeight') ?? height;
  const wanted = isWrongHeight(narrow, needed.narrowHeight) ? needed.narrowHeight : narrow;
  const isNarrow = isWrongHeight(height, wanted);
  const heights = { height, narrowHeight: isNarrow ? wanted : undefined };
  return Object.entries(heights).reduce(
    (text, [name, value]) =>
      readNumber(text, name) === value ? text : setNumber(text, name, value),
    element,
  );
}

/**
 * Returns the text of a page with the heights that its demos need, and what changed. Heights that are right
 * stay as they are.
 *
 * @param needed by the names of demos
 */
export function writeHeights(
  text: string,
  needed: ReadonlyMap<string, Heights>,
): { text: string; changes: string[] } {
  const changes: string[] = [];
  const written = text.replace(demoElement, (element: string, name: string) => {
    const heights = needed.get(name);
    const next = heights ? changeElement(element, heights) : element;
    if (next !== element) {
      changes.push(next.replaceAll(/\s+/g, ' '));
    }
    return next;
  });
  return { text: written, changes };
}

/** More than demos need, in px: a height that is almost right stays. */
const TOO_HIGH = 2000;

/** Returns the text of a page in which every demo has a height, so that it can be built. */
export const fillHeights = (text: string): string =>
  text.replace(demoElement, (element) =>
    readNumber(element, 'height') === undefined ? setNumber(element, 'height', TOO_HIGH) : element,
  );
