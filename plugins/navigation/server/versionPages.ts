import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { Destination, ExtraPage, Subject } from '../../../core/navigation';
import { findSubject, toStartSlug } from '../../../core/subject';
import { linkedPages, type NavigationData, type VersionPages } from '../types';

/**
 * Returns the version that the docs plugin loaded; a build has one.
 *
 * @throws when there is none, or when it has no sidebar
 */
export function findLoadedVersion(allContent: AllContent): LoadedVersion {
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined;
  const version = content?.loadedVersions[0];
  if (!version) {
    throw new Error(
      'The navigation plugin needs the docs plugin. Keep it in docusaurus.config.ts, with the id "default".',
    );
  }
  if (Object.keys(version.sidebars).length === 0) {
    throw new Error(
      `Version ${version.versionName} has no sidebar. Write versioned_sidebars/version-${version.versionName}-sidebars.json like the files beside it.`,
    );
  }
  return version;
}

/** Returns what every page needs: the subjects that no path says, and which pages it may link to. */
export function toNavigationData(
  docs: readonly { slug: string; frontMatter: Record<string, unknown> }[],
): NavigationData {
  const subjects = docs
    .map(({ slug, frontMatter }) => [slug, frontMatter.product as Subject] as const)
    .filter(([slug, subject]) => subject && subject !== findSubject(slug, {}));
  const slugs = new Set(docs.map(({ slug }) => slug));
  return {
    subjects: Object.fromEntries(subjects),
    linked: linkedPages.filter((slug) => slugs.has(slug)),
  };
}

type Doc = Pick<LoadedVersion['docs'][number], 'id' | 'slug' | 'title' | 'frontMatter'>;
type Sidebar = LoadedVersion['sidebars'][string];

/** Returns the ids of a sidebar's pages, in its order. */
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
 * Returns what other versions know about a version: its pages, and where each subject starts. That is
 * a product's overview, or else the subject's first page in the sidebar; a version without a general
 * page starts with its very first one.
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

/** Writes `versions/<name>.json` into a version's output, for the version menus of the others. */
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
 * Returns where a page of an old version is in the current one, for its front matter: each page carries
 * that one fact, and none the whole list.
 */
export function toSuccessor(target: Destination | undefined) {
  return typeof target === 'string' ? { successor: target } : target && { removal: target };
}
