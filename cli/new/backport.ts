/** Copies pages of a version into the one before, and lists what is left to adapt by hand. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NavigationEntry } from '../../core/navigation';
import { suggestNames } from '../../core/nearestNames';
import { toRelative } from '../../core/server/files';
import { type PageText, readPageText, readPageTexts } from '../../core/server/pageText';
import { throwProblems } from '../../core/server/problems';
import { flattenEntries, readSidebar, toSidebarFile } from '../../core/server/sidebar';
import { type BuiltVersion, findVersion } from '../../core/server/versions';
import type { Site } from '../../core/types';
import { collectSpecifiers, importEndings } from '../../plugins/demos/imports';
import { toFrozenText } from '../cut/freeze';
import { type ApiDifference, dropComponents, findLeftInPage, renameInDemo } from './adapt';
import { toPlace } from './page';
import { addSidebarEntry, type PageEntry } from './sidebarEntry';

/** Adds a file of a demo, and all that it imports from beside it, by absolute path. */
async function collectFiles(file: string, found: Set<string>): Promise<void> {
  if (!found.has(file)) {
    found.add(file);
    const specifiers = /\.[jt]sx?$/.test(file)
      ? collectSpecifiers(await readFile(file, 'utf8')).filter((item) => item.startsWith('.'))
      : [];
    for (const specifier of specifiers) {
      const base = path.resolve(path.dirname(file), specifier);
      const ending = importEndings.find(
        (item) => path.extname(base + item) && existsSync(base + item),
      );
      if (ending !== undefined) {
        await collectFiles(base + ending, found);
      }
    }
  }
}

/** Returns what a sidebar says of a page. */
function findEntry(entries: readonly NavigationEntry[], pathname: string): PageEntry {
  const entry = flattenEntries(entries).find((item) => item.pathname === pathname);
  return { pathname, title: entry?.title, plan: entry?.plan };
}

/** What was done for some pages. */
export interface Backport {
  /** Files that were written, from the project's folder. */
  written: string[];
  /** Files that the older version has with another text, which were left as they are. */
  kept: string[];
  /** What is left to adapt in pages: `file:line: text`. */
  left: string[];
}

/** Finds the pages of a version, and refuses those that do not exist, or that the older version has. */
function findPages(
  wheres: readonly string[],
  pages: readonly PageText[],
  source: BuiltVersion,
  target: BuiltVersion,
  slugs: readonly string[],
): PageText[] {
  const paths = pages.map(({ frontMatter }) =>
    String(frontMatter.slug).replace(/^\/(?:react-)?/, ''),
  );
  const found: PageText[] = [];
  const problems: string[] = [];
  for (const where of wheres) {
    const { slug } = toPlace(where);
    const page = pages.find(({ frontMatter }) => frontMatter.slug === slug);
    if (!page) {
      problems.push(`${source.label} has no page ${where}.${suggestNames(where, paths)}`);
    } else if (slugs.includes(slug)) {
      problems.push(`${target.label} has a page at ${slug} already. Edit that one.`);
    } else {
      found.push(page);
    }
  }
  throwProblems('Nothing was written', problems);
  return found;
}

/**
 * Copies pages with their demos from the next version into an older one, with the older one's names as far
 * as the reference knows them, and with entries in its sidebar.
 *
 * @param wheres paths of the pages: `data-grid/filtering`
 * @param toDifference compares the reference of the older version with that of the next one
 * @throws an error that says which page is not there, or is there already
 */
export async function backportPages(
  site: Site,
  target: BuiltVersion,
  wheres: readonly string[],
  siteDir: string,
  toDifference: (older: BuiltVersion, newer: BuiltVersion) => ApiDifference,
): Promise<Backport> {
  const position = site.versions.findIndex(({ name }) => name === target.name);
  const next = site.versions[position - 1];
  if (!next) {
    throw new Error(`${target.label} is the current version. Name an older one: --to v7`);
  }
  const source = findVersion(site, next.name, siteDir);
  const [{ pages }, existing] = await Promise.all([
    readPageTexts(source, siteDir),
    readPageTexts(target, siteDir),
  ]);
  const slugs = existing.pages.map(({ frontMatter }) => String(frontMatter.slug));
  const chosen = findPages(wheres, pages, source, target, slugs);
  const difference = toDifference(target, source);
  const written: string[] = [];
  const kept: string[] = [];
  const write = async (from: string, change: (text: string) => string) => {
    const file = toRelative(source.dir, from);
    const to = path.join(target.dir, file);
    const content = await readFile(from);
    const isText = /\.(?:mdx|[jt]sx?|css|json)$/.test(file);
    const text = isText ? content.toString() : '';
    const adapted = change(source.current ? toFrozenText(text, file, target.name) : text);
    const result = isText ? Buffer.from(adapted) : content;
    if (existsSync(to)) {
      if (!result.equals(await readFile(to))) {
        kept.push(toRelative(siteDir, to));
      }
      return;
    }
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, result);
    written.push(toRelative(siteDir, to));
  };
  const sidebar = toSidebarFile(target);
  const { entries } = await readSidebar(source, siteDir);
  const left: string[] = [];
  const allSlugs = [...slugs, ...chosen.map(({ frontMatter }) => String(frontMatter.slug))];
  for (const { file, demos, frontMatter } of chosen) {
    const page = path.join(siteDir, file);
    await write(page, (text) => dropComponents(text, difference));
    const dir = path.join(path.dirname(page), 'demos');
    const parts = new Set<string>();
    for (const name of demos.length > 0 ? await readdir(dir) : []) {
      // A demo comes in one style or more: Name.tsx, Name.tailwind.tsx.
      if (name.endsWith('.tsx') && demos.includes(name.split('.')[0] ?? '')) {
        await collectFiles(path.join(dir, name), parts);
      }
    }
    for (const part of parts) {
      await write(part, (text) => (part.endsWith('.tsx') ? renameInDemo(text, difference) : text));
    }
    const sidebarFile = path.join(siteDir, sidebar);
    const entry = findEntry(entries, String(frontMatter.slug));
    const extended = addSidebarEntry(await readFile(sidebarFile, 'utf8'), sidebar, entry);
    await writeFile(sidebarFile, extended.text);
    const copy = toRelative(siteDir, path.join(target.dir, toRelative(source.dir, page)));
    const text = await readPageText(siteDir, copy);
    left.push(
      ...findLeftInPage(text, difference, target.label, allSlugs).map(
        (item) => `${copy}:${item.line}: ${item.text}`,
      ),
    );
  }
  return { written, kept, left };
}
