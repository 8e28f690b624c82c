import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { toStartSlug } from '../toStartSlug';
import type { ExtraPage, Subject, VersionPages } from '../types';

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
