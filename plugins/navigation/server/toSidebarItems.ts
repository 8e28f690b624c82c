import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { statusNames, type ExtraPage, type NavigationEntry, type Tags } from '../types';
import { packLinks } from './packLinks';
import { placeEntries } from './placeEntries';
import type { Page } from './toPages';
import { toSlug, toTitle } from '../../../core/server/titles';

/** Docusaurus's form of a sidebar, which it does not export by a name. */
export type SidebarItems = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>;
type SidebarItem = SidebarItems[number];

/** Only the tags that are set: the sidebar's data is on every page. */
function toTags(entry: NavigationEntry): { customProps?: Tags } {
  const names = (['plan', ...statusNames] as const).filter((name) => entry[name]);
  const tags = Object.fromEntries(names.map((name) => [name, entry[name]]));
  return names.length > 0 ? { customProps: tags } : {};
}

/** Titles that several entries share: a translator's file needs a key for each of them. */
function collectSharedTitles(entries: readonly NavigationEntry[]): Set<string> {
  const titles = placeEntries(entries, '').map(({ entry }) => toTitle(entry));
  return new Set(titles.filter((title, index) => titles.indexOf(title) !== index));
}

/**
 * Returns Docusaurus's sidebar for a tree that was checked.
 * A page that is no document becomes a link, which is packed where it can be.
 * An entry without a page, which is planned, becomes text in an `html` item: never a dead link.
 */
export function toSidebarItems(
  entries: readonly NavigationEntry[],
  pages: readonly Page[],
  extraPages: Readonly<Record<string, ExtraPage>>,
  basePath: string,
): SidebarItems {
  const ids = new Map(pages.map(({ id, frontMatter }) => [frontMatter.slug, id]));
  const shared = collectSharedTitles(entries);

  const toItem = (entry: NavigationEntry): SidebarItem => {
    const slug = toSlug(entry.pathname);
    const extra = extraPages[slug];
    const label = entry.title ?? extra?.label ?? toTitle(entry);
    const id = ids.get(slug);
    const base = { ...(shared.has(label) && { key: slug }), ...toTags(entry) };
    if (entry.children) {
      return {
        type: 'category',
        label,
        ...base,
        collapsible: !entry.subheader,
        collapsed: !entry.subheader,
        ...(id && { link: { type: 'doc', id } }),
        items: packLinks(entry.children.map(toItem)),
      };
    }
    if (entry.pathname.startsWith('https:')) {
      return { type: 'link', label, href: entry.pathname, ...base };
    }
    if (extra) {
      const tags = toTags({ ...(extra.plan && { plan: extra.plan }), ...entry });
      return { type: 'link', label, href: `${basePath.slice(0, -1)}${slug}`, ...base, ...tags };
    }
    if (slug.includes('#') && ids.has(slug.replace(/#.*/, ''))) {
      return { type: 'link', label, href: slug, ...base };
    }
    if (!id) {
      return { type: 'html', value: label, ...base };
    }
    return { type: 'doc', id, label, translatable: true, ...base };
  };

  return packLinks(entries.map(toItem));
}
