import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemHtml,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { useCollapsible } from '@docusaurus/theme-common';
import { useEffect } from 'react';
import type { Plan } from '../../../core/library';
import { toKebabName } from '../../../core/names';
import { planLetters } from '../types';

/** Only pages of the docs plugin, which have an id, get breadcrumbs. */
const addId = (link: PropSidebarItemLink): PropSidebarItemLink =>
  link.href.startsWith('/') ? { ...link, docId: link.href } : link;

function unpack({ value, customProps }: PropSidebarItemHtml): PropSidebarItemLink[] {
  return value.split(' ').map((text) => {
    const [, label = '', letter] = /^(\w+)(\W)?$/.exec(text) ?? [];
    const plan = (Object.keys(planLetters) as Plan[]).find((key) => planLetters[key] === letter);
    const href = `${String(customProps?.under)}${toKebabName(label)}`;
    return addId({ type: 'link', label, href, ...(plan && { customProps: { plan } }) });
  });
}

/** Returns a sidebar with all its links in Docusaurus's own form. */
export function unpackLinks(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'category') {
      return [{ ...item, items: unpackLinks(item.items) }];
    }
    if (item.type === 'link') {
      return [addId(item)];
    }
    return item.type === 'html' && item.customProps?.under ? unpack(item) : [item];
  });
}

interface Category {
  /** Whether the current page is the group's own or one of its pages. */
  isActive: boolean;
  collapsed: boolean;
  setCollapsed(collapsed: boolean): void;
}

/** Returns whether a group of the sidebar is open: it opens when the visitor comes to one of its pages. */
export function useCategory(item: PropSidebarItemCategory, activePath: string): Category {
  const isActive = isActiveSidebarItem(item, activePath);
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
