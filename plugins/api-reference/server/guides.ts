import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { groupBy } from '../../../core/groupBy';
import { toDemoId } from '../../../core/names';
import { findNearest } from '../../../core/nearestNames';
import { listShownDemos } from '../../../core/server/mdx';
import type { PageText } from '../../../core/server/pageText';
import { mapFiles, siteDir, toRelative } from '../../../core/server/files';
import { readPageSource } from '../../../core/server/pageSource';
import type { ApiSummary } from '../types';

/** A page of a version, as far as the reference needs it. */
export interface Guide {
  /** Path of its file in the project, for messages. */
  file: string;
  slug: string;
  title: string;
  /** A product, or `general`. */
  product: string;
  /** Components and interfaces that its front matter names. */
  components: readonly string[];
  /** The demos that it shows, in its order. */
  demos: readonly GuideDemo[];
}

/** A demo of a page. */
export interface GuideDemo {
  name: string;
  /** What it is called in the playground's address. */
  id: string;
  /** The text of its file. */
  code: string;
}

/** @param demoFiles those of the version: absolute paths by the name of the demo */
async function readDemos(
  file: string,
  content: string,
  versionDir: string,
  demoFiles: ReadonlyMap<string, readonly string[]>,
): Promise<GuideDemo[]> {
  const folder = path.dirname(file);
  // A page can show a demo twice.
  const names = new Set(listShownDemos(content));
  const demos = [...names].map(async (name) => {
    const demo = path.join(folder, 'demos', `${name}.tsx`);
    const files = demoFiles.get(name) ?? [];
    const id = toDemoId(name, toRelative(versionDir, folder), files.length > 1);
    // A missing demo stops the build when its page is compiled.
    return files.includes(demo) ? [{ name, id, code: await readFile(demo, 'utf8') }] : [];
  });
  return (await Promise.all(demos)).flat();
}

/**
 * Reads the pages of a version, without drafts, and the demos that they show.
 *
 * @param versionDir absolute path of the version's folder
 * @returns the pages, sorted by slug
 */
export async function readGuides(versionDir: string): Promise<Guide[]> {
  const find = (pattern: string) =>
    Globby(pattern, { cwd: versionDir, absolute: true, ignore: ['**/node_modules/**'] });
  const [files, demoFiles] = await Promise.all([find('**/*.mdx'), find('**/demos/*.tsx')]);
  const byName = groupBy(demoFiles, (file) => path.basename(file, '.tsx'));
  const guides = await mapFiles(files, async (filePath): Promise<Guide[]> => {
    const { frontMatter, content } = await readPageSource(filePath);
    const { slug, title, product, components, draft } = frontMatter;
    if (typeof slug !== 'string' || draft === true) {
      return [];
    }
    const guide = {
      file: toRelative(siteDir, filePath),
      slug,
      title: String(title ?? slug),
      product: String(product),
      components: Array.isArray(components) ? components.map(String) : [],
      demos: await readDemos(filePath, content, versionDir, byName),
    };
    return [guide];
  });
  return guides.flat().toSorted((a, b) => a.slug.localeCompare(b.slug));
}

/** Finds names in `components` of front matter that the reference of the same version doesn't have. */
export function checkComponentNames(
  guides: readonly Pick<Guide, 'file' | 'components'>[],
  apis: readonly Pick<ApiSummary, 'name'>[],
): string[] {
  const names = [...new Set(apis.map(({ name }) => name))];
  const known = new Set(names);
  return guides.flatMap(({ file, components }) =>
    components
      .filter((name) => !known.has(name))
      .map((name) => {
        const nearest = findNearest(name, names).join(', ');
        const hint = nearest ? `Did you mean ${nearest}?` : 'Remove it from "components".';
        return `${file}: the reference of this version has no component or interface "${name}". ${hint}`;
      }),
  );
}

/** Finds the same on a page as its author wrote it, with the line. */
export function checkComponents(
  { file, keyLines, frontMatter: { components } }: PageText,
  apis: readonly Pick<ApiSummary, 'name'>[],
): string[] {
  const names = Array.isArray(components) ? components.map(String) : [];
  return checkComponentNames([{ file: `${file}:${keyLines.components}`, components: names }], apis);
}

/**
 * Finds a page about coming from a version that isn't an older one.
 *
 * @param older names of the versions before the page's own
 */
export function checkMigration(
  { file, keyLines, frontMatter: { migratesFrom } }: PageText,
  older: readonly string[],
): string[] {
  return migratesFrom === undefined || older.includes(String(migratesFrom))
    ? []
    : [
        `${file}:${keyLines.migratesFrom}: "migratesFrom" must be the name of an older version (${older.join(', ') || 'there is none'}); given: ${JSON.stringify(migratesFrom)}.`,
      ];
}
