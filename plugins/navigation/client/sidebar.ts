import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemHtml,
  PropSidebarItemLink,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import { useCollapsible } from '@docusaurus/theme-common';
import { useEffect } from 'react';
import type { Plan } from '../../../core/library';
import { toKebabName } from '../../../core/names';
import { planLetters } from '../types';

/** An item that may lead to a page. */
export type PageItem = PropSidebarItemLink | PropSidebarItemCategory;

function unpack({ value, customProps }: PropSidebarItemHtml): PropSidebarItemLink[] {
  return value.split(' ').map((text) => {
    const [, label = '', letter] = /^(\w+)(\W)?$/.exec(text) ?? [];
    const plan = (Object.keys(planLetters) as Plan[]).find((key) => planLetters[key] === letter);
    const href = `${String(customProps?.under)}${toKebabName(label)}`;
    return { type: 'link', label, href, ...(plan && { customProps: { plan } }) };
  });
}

/** Returns a sidebar with all its links in Docusaurus's own form. */
export function unpackLinks(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'category') {
      return [{ ...item, items: unpackLinks(item.items) }];
    }
    return item.type === 'html' && item.customProps?.under ? unpack(item) : [item];
  });
}

const unpacked = new WeakMap<PropVersionMetadata, PropVersionMetadata>();

/** Returns a version with its sidebars unpacked: once, though every page that is rendered asks. */
export function unpackVersion(version: PropVersionMetadata): PropVersionMetadata {
  const known = unpacked.get(version);
  if (known) {
    return known;
  }
  const sidebars = Object.entries(version.docsSidebars);
  const docsSidebars = Object.fromEntries(
    sidebars.map(([name, items]) => [name, unpackLinks(items)]),
  );
  const result = { ...version, docsSidebars };
  unpacked.set(version, result);
  return result;
}

const normalize = (path: string) => path.toLowerCase().replace(/(?<=.)\/$/, '');

const paths = new WeakMap<PropSidebarItemCategory, ReadonlySet<string>>();

/** Returns the paths of a group and of all pages in it. Every group is walked once, not on each render. */
function listPaths(group: PropSidebarItemCategory): ReadonlySet<string> {
  const known = paths.get(group);
  if (known) {
    return known;
  }
  const found = new Set(group.href === undefined ? [] : [normalize(group.href)]);
  for (const item of group.items) {
    if (item.type === 'category') {
      listPaths(item).forEach((path) => found.add(path));
    } else if (item.type === 'link') {
      found.add(normalize(item.href));
    }
  }
  paths.set(group, found);
  return found;
}

/** Returns whether an item is the page at a path, or a group that has it. */
export function isOnWay(item: PropSidebarItem, path: string): item is PageItem {
  return item.type === 'category'
    ? listPaths(item).has(normalize(path))
    : item.type === 'link' && normalize(item.href) === normalize(path);
}

/** Returns the way to a page: groups from the outermost to the innermost, then the page. */
export function findWay(items: readonly PropSidebarItem[], path: string): PageItem[] {
  const item = items.find((candidate) => isOnWay(candidate, path)) as PageItem | undefined;
  return item ? [item, ...(item.type === 'category' ? findWay(item.items, path) : [])] : [];
}

/**
 * Returns where a group leads: to its own page, else to its first one where that is an overview: the
 * next page continues its path.
 */
export function findGroupHref(group: PropSidebarItemCategory): string | undefined {
  const [start] = group.items;
  const [first, next] = listPaths(group);
  const isOverview = start?.type === 'link' && next?.startsWith(`${first}/`);
  return group.href ?? (isOverview ? start.href : undefined);
}

interface Category {
  /** Whether the current page is the group's own or one of its pages. */
  isActive: boolean;
  collapsed: boolean;
  setCollapsed(collapsed: boolean): void;
}

/** Returns whether a group of the sidebar is open: it opens when the visitor comes to one of its pages. */
export function useCategory(item: PropSidebarItemCategory, activePath: string): Category {
  const isActive = isOnWay(item, activePath);
  const { collapsed, setCollapsed } = useCollapsible({
    initialState: () => item.collapsible && item.collapsed && !isActive,
  });
  useEffect(() => {
    if (isActive) {
      setCollapsed(false);
    }
  }, [isActive, activePath, setCollapsed]);
  return { isActive, collapsed, setCollapsed };
}
