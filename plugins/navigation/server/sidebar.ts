import type { PluginOptions, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import type { Plan } from '../../../core/library';
import { findRepeated, toKebabName } from '../../../core/names';
import type { ExtraPage, NavigationEntry } from '../../../core/navigation';
import { siteDir, toRelative } from '../../../core/server/files';
import { throwProblems } from '../../../core/server/problems';
import { completeEntries } from '../../../core/server/sidebar';
import { toSlug } from '../../../core/pagePath';
import { toTitle } from '../../../core/server/titles';
import { type PackedLinks, planLetters, statusNames, type Tags } from '../types';
import { type Page, checkEntries, checkPages, checkSidebar, placeEntries } from './checks';

type Link = Pick<PropSidebarItemLink, 'type' | 'label' | 'href' | 'customProps'>;

/** Returns the part of a link's path before its name, if the link can be packed. */
function findBase(item: { type?: string }): string | undefined {
  const { type, label, href, customProps = {}, ...others } = item as Link;
  if (type !== 'link' || Object.keys(others).length > 0) {
    return undefined;
  }
  const name = toKebabName(label);
  const isPlain =
    href.startsWith('/') &&
    /^\w+$/.test(label) &&
    Object.keys(customProps).every((key) => key === 'plan');
  return isPlain && href.endsWith(`/${name}`) ? href.slice(0, -name.length) : undefined;
}

/** Packs the links of one level of the sidebar and leaves all other items alone. */
export function packLinks<Item extends { type?: string }>(
  items: readonly Item[],
): (Item | PackedLinks)[] {
  const packed: (Item | PackedLinks)[] = [];
  let last: PackedLinks | undefined;
  for (const item of items) {
    const under = findBase(item);
    if (under === undefined) {
      packed.push(item);
      last = undefined;
      continue;
    }
    const { label, customProps } = item as unknown as Link;
    const plan = customProps?.plan as Plan | undefined;
    const name = label + (plan ? planLetters[plan] : '');
    if (last?.customProps.under === under) {
      last.value += ` ${name}`;
    } else {
      last = { type: 'html', value: name, customProps: { under } };
      packed.push(last);
    }
  }
  return packed;
}

/** Docusaurus's sidebar; it exports no name for the type. */
type SidebarItems = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>;

/** Returns only the tags that are set: every page carries the sidebar. */
function toTags(entry: NavigationEntry): { customProps?: Tags } {
  const names = (['plan', ...statusNames] as const).filter((name) => entry[name]);
  const tags = Object.fromEntries(names.map((name) => [name, entry[name]]));
  return names.length > 0 ? { customProps: tags } : {};
}

/** Returns the titles that several entries share: in translation files each of those needs a key. */
const collectSharedTitles = (entries: readonly NavigationEntry[]): Set<string> =>
  findRepeated(placeEntries(entries, '').map(({ entry }) => toTitle(entry)));

/**
 * Returns Docusaurus's sidebar for entries that were checked. A page that is not a document becomes a
 * link, packed where possible; a planned entry without a page becomes text in an `html` item.
 */
export function toSidebarItems(
  entries: readonly NavigationEntry[],
  pages: readonly Page[],
  extraPages: Readonly<Record<string, ExtraPage>>,
  basePath: string,
): SidebarItems {
  const ids = new Map(pages.map(({ id, frontMatter }) => [frontMatter.slug, id]));
  const shared = collectSharedTitles(entries);

  const toItem = (entry: NavigationEntry): SidebarItems[number] => {
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

type GeneratorArgs = Parameters<NonNullable<PluginOptions['sidebarItemsGenerator']>>[0];

/** Returns the pages of a version ordered by file, so that messages don't depend on the disk. */
const toPages = (docs: GeneratorArgs['docs']): Page[] =>
  docs
    .map(({ id, source, frontMatter }) => ({
      id,
      file: source.replace('@site/', ''),
      frontMatter: frontMatter as Record<string, unknown>,
    }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));

/**
 * Makes a sidebar from a version's entries: the docs plugin's `sidebarItemsGenerator`.
 *
 * @param extraPages the version's pages that are not documents, by slug
 * @param basePath path of the version, with both slashes
 * @throws an error that lists every problem with the sidebar and the pages
 */
export function generateSidebarItems(
  { item, version: { versionName, contentPath }, docs }: GeneratorArgs,
  extraPages: Readonly<Record<string, ExtraPage>>,
  basePath: string,
): SidebarItems {
  const entries = (item.customProps?.entries ?? []) as readonly NavigationEntry[];
  const name = versionName === 'current' ? 'the current version' : versionName;
  const placed = placeEntries(entries, `sidebar of ${name}`);
  const pages = toPages(docs);
  throwProblems(`Cannot build the sidebar of ${name}`, [
    ...checkEntries(placed),
    ...checkPages(pages),
    ...checkSidebar(placed, pages, extraPages, toRelative(siteDir, contentPath)),
  ]);
  const completed = completeEntries(entries, Object.keys(extraPages));
  return toSidebarItems(completed, pages, extraPages, basePath);
}
