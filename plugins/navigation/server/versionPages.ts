import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent, ParseFrontMatter } from '@docusaurus/types';
import { findSubject, toStartSlug } from '../subject';
import type { Destination, ExtraPage, NavigationData, Subject, VersionPages } from '../types';

/**
 * Returns the version that the docs plugin has loaded: a build has one.
 *
 * @throws an error when there is none, or when it has no tree
 */
export function findLoadedVersion(allContent: AllContent): LoadedVersion {
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined;
  const version = content?.loadedVersions[0];
  if (!version) {
    throw new Error(
      'The navigation plugin found no version of the docs plugin. Keep the docs plugin (or its preset) in docusaurus.config.ts, with the id "default".',
    );
  }
  if (Object.keys(version.sidebars).length === 0) {
    throw new Error(
      `Version ${version.versionName} has no tree. Write versioned_sidebars/version-${version.versionName}-sidebars.json, in the form of those beside it.`,
    );
  }
  return version;
}

/** Returns the facts that the navbar needs of any page: subjects that no path tells. */
export function toNavigationData(
  docs: readonly { slug: string; frontMatter: Record<string, unknown> }[],
): NavigationData {
  const subjects = docs
    .map(({ slug, frontMatter }) => [slug, frontMatter.product as Subject] as const)
    .filter(([slug, subject]) => subject && subject !== findSubject(slug, {}));
  return { subjects: Object.fromEntries(subjects) };
}

type Doc = Pick<LoadedVersion['docs'][number], 'id' | 'slug' | 'title' | 'frontMatter'>;
type Sidebar = LoadedVersion['sidebars'][string];

/** Ids of the pages of a sidebar, in the order of the tree. */
function collectIds(items: Sidebar): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      const own = item.link?.type === 'doc' ? [item.link.id] : [];
      return [...own, ...collectIds(item.items)];
    }
    return item.type === 'doc' ? [item.id] : [];
  });
}

/**
 * Returns what other versions know of a version: its pages, and where each subject starts. That is a
 * product's overview, else the subject's first page in the order of the tree; a version without a
 * general page starts with its very first one.
 *
 * @param extraPages pages that are not documents, by slug
 * @param arrivals where pages of other versions are in this one
 */
export function toVersionPages(
  label: string,
  docs: readonly Doc[],
  sidebars: LoadedVersion['sidebars'],
  extraPages: Readonly<Record<string, ExtraPage>>,
  arrivals: VersionPages['arrivals'],
): VersionPages {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const ordered = Object.values(sidebars)
    .flatMap(collectIds)
    .flatMap((id) => byId.get(id) ?? []);
  const starts: VersionPages['starts'] = {};
  for (const { slug, frontMatter } of ordered) {
    const subject = frontMatter.product as Subject;
    if (slug === toStartSlug(subject) || starts[subject] === undefined) {
      starts[subject] = slug;
    }
  }
  starts.general ??= ordered[0]?.slug;
  const titles = [
    ...docs.map(({ slug, title }) => [slug, title]),
    ...Object.entries(extraPages).map(([slug, { title }]) => [slug, title]),
  ];
  return { label, pages: Object.fromEntries(titles), starts, arrivals };
}

/** Writes `versions/<name>.json` into the output of a version, for the version menus of the others. */
export async function writeVersionPages(
  outDir: string,
  name: string,
  pages: VersionPages,
): Promise<void> {
  const folder = path.join(outDir, 'versions');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(pages));
}

/**
 * Returns Docusaurus's `markdown.parseFrontMatter` for an old version: it adds what became of the page
 * in the current version, as `successor` or as `removal`. So each page carries that one fact, and no
 * page the list of all.
 *
 * @param successors where the version's pages are in the current one, by slug
 */
export function createFrontMatterParser(
  successors: Readonly<Record<string, Destination>>,
): ParseFrontMatter {
  return async ({ defaultParseFrontMatter, ...params }) => {
    const { frontMatter, content } = await defaultParseFrontMatter(params);
    const end = successors[String(frontMatter.slug)];
    const added = typeof end === 'string' ? { successor: end } : end && { removal: end };
    return { content, frontMatter: { ...frontMatter, ...added } };
  };
}
