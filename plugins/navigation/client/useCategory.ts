import { useEffect } from 'react';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { useCollapsible } from '@docusaurus/theme-common';

interface Category {
  /** Whether the page that is being read is in the group, or is the group's own. */
  isActive: boolean;
  collapsed: boolean;
  setCollapsed(collapsed: boolean): void;
}

/** Whether a group of the sidebar is open: it opens itself when the visitor comes to one of its pages. */
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
