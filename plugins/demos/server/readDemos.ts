import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { groupBy } from '../../../core/groupBy';
import { toDemoId, toKebabName } from '../../../core/names';
import type { DemoSource } from '../../../core/server/contribution';
import { toRelative } from '../../../core/server/files';
import type { Language } from '../../../core/types';
import { listShownDemos } from '../../../core/server/mdx';
import { type CodeStyle, codeStyleSlugs, codeStyles } from '../../preferences/types';
import { type DemoFiles, readDemoFiles } from './demoFiles';

/** A demo in one of its styles. */
export interface DemoVariant extends DemoFiles {
  style: CodeStyle;
  /** Absolute path of its component. */
  file: string;
}

/** A demo of a version: `demos/Name.tsx` and its variants beside it, or `templates/name/Name.tsx`. */
export interface Demo {
  /** Name of the file without its extension: unique on a page. */
  name: string;
  /** Unique in the version: its name, or `data-grid-sorting-Name` where other pages have one of that name. */
  id: string;
  /** Absolute path of its folder. */
  dir: string;
  /** Whether there are pages beside its folder. */
  hasPage: boolean;
  /** In the order of `codeStyles`. */
  variants: readonly DemoVariant[];
}

/** The files that demos are made of: all code in the folders of a version. */
export const demoPattern = '!(node_modules)/**/*.{ts,tsx,css,json}';

const stylesBySlug = new Map(codeStyles.map((style) => [codeStyleSlugs[style], style]));

/** Whether a demo is a page template: it has a page to itself, and is part of no other. */
export function isTemplate({ dir }: Pick<Demo, 'dir'>): boolean {
  return path.basename(path.dirname(dir)) === 'templates';
}

/** The path of a demo in its version, without an extension: `data-grid/sorting/demos/Name`. */
export function toDemoPath({ dir, name }: Pick<Demo, 'dir' | 'name'>, versionDir: string): string {
  return `${toRelative(versionDir, dir)}/${name}`;
}

/** Returns what a demo is made of in its first style. */
export const toDemoSource = (
  { name, dir, variants: [variant] }: Demo,
  versionDir: string,
): DemoSource => ({
  folder: toRelative(versionDir, path.dirname(dir)),
  name,
  files: variant?.files ?? [],
});

/**
 * Reads a component with the files that it imports.
 *
 * @param file absolute path: `Name.tsx`, `Name.tailwind.tsx`
 * @param versionDir absolute path of the folder that its imports are in
 * @param language that its name may have: `Name.zh.tsx`
 */
export async function readVariant(
  file: string,
  versionDir: string,
  language?: Language,
): Promise<DemoVariant> {
  const [name = '', ...parts] = path.basename(file, '.tsx').split('.');
  const slug = parts.find((part) => part !== language) ?? codeStyleSlugs[codeStyles[0]];
  return {
    // `checkDemos` reports an unknown slug.
    style: stylesBySlug.get(slug) ?? (slug as CodeStyle),
    file,
    ...(await readDemoFiles(file, `${name}.tsx`, versionDir)),
  };
}

/** What the pages beside a folder of demos show; nothing without pages. */
async function readShownNames(dir: string): Promise<Set<string> | undefined> {
  const files = await Globby('*.{md,mdx}', { cwd: path.dirname(dir), absolute: true });
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files.length > 0 ? new Set(texts.flatMap(listShownDemos)) : undefined;
}

/** Leaves out files in other languages, and what those in the language take the place of. */
function chooseTranslations(
  files: readonly string[],
  language: Language,
  languages: readonly Language[],
): string[] {
  const findLanguage = (file: string) =>
    languages.find((item) => path.basename(file).split('.')[1] === item);
  const replaced = new Set(
    files
      .filter((file) => findLanguage(file) === language)
      .map((file) => file.replace(`.${language}.`, '.')),
  );
  return files.filter((file) => {
    const own = findLanguage(file);
    return own === undefined ? !replaced.has(file) : own === language;
  });
}

/** A demo without its id. */
type FoundDemo = Omit<Demo, 'id'>;

/**
 * Reads the demos of a folder. What another one imports and no page shows is a part of it; in a page
 * template, only the component with the template's name is a demo.
 */
async function readFolder(
  dir: string,
  components: readonly string[],
  versionDir: string,
  language: Language,
): Promise<FoundDemo[]> {
  const variants = await Promise.all(
    components.map((file) => readVariant(file, versionDir, language)),
  );
  const byName = groupBy(variants, ({ file }) => path.basename(file).replace(/\..*$/, ''));
  const shown = await readShownNames(dir);
  const imported = new Set(
    [...byName].flatMap(([name, own]) =>
      own.flatMap(({ files }) =>
        files.map(({ file }) => file).filter((file) => file !== path.join(dir, `${name}.tsx`)),
      ),
    ),
  );
  const isDemo = (name: string) =>
    isTemplate({ dir })
      ? toKebabName(name) === path.basename(dir)
      : shown?.has(name) || !imported.has(path.join(dir, `${name}.tsx`));
  // Unsigned: an unknown style, -1, comes last.
  const order = ({ style }: DemoVariant) => codeStyles.indexOf(style) >>> 0;
  return [...byName]
    .filter(([name]) => isDemo(name))
    .map(([name, own]) => ({
      name,
      dir,
      hasPage: shown !== undefined,
      variants: own.toSorted((a, b) => order(a) - order(b)),
    }));
}

/**
 * Gives demos of a version their ids: the name, or `data-grid-sorting-Name` where other demos have the same
 * name and a page shows it.
 */
export function addIds<Found extends Pick<Demo, 'name' | 'dir'> & { hasPage: boolean }>(
  found: readonly Found[],
  versionDir: string,
): (Found & Pick<Demo, 'id'>)[] {
  const named = groupBy(found, ({ name }) => name);
  return found.map((demo) => {
    const isShared = demo.hasPage && (named.get(demo.name)?.length ?? 0) > 1;
    const folder = toRelative(versionDir, path.dirname(demo.dir));
    return { ...demo, id: toDemoId(demo.name, folder, isShared) };
  });
}

/**
 * Reads the demos of a version: every `demos/Name.tsx` outside `node_modules` with its variants,
 * `Name.tailwind.tsx` and `Name.css.tsx`, and the files of the version that they import; and every
 * page template, `templates/page-name/PageName.tsx`.
 *
 * @param versionDir absolute path
 * @param language of the pages: `Name.zh.tsx` takes the place of `Name.tsx` on Chinese ones
 * @param languages that names can have
 * @returns the demos in the order of their paths
 */
export async function readDemos(
  versionDir: string,
  language: Language = 'en',
  languages: readonly Language[] = [language],
): Promise<Demo[]> {
  const all = await Globby(['**/demos/*.tsx', 'templates/*/*.tsx'], {
    cwd: versionDir,
    absolute: true,
    ignore: ['**/node_modules/**'],
  });
  const files = chooseTranslations(all, language, languages);
  const folders = groupBy(files.toSorted(), (file) => path.dirname(file));
  const read = await Promise.all(
    [...folders].map(([dir, components]) => readFolder(dir, components, versionDir, language)),
  );
  return addIds(read.flat(), versionDir);
}
