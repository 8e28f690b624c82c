/**
 * Ejected from DocSidebarItem/Category 3.10.2: shows an entry's tags, draws a group with a subheader
 * as a heading, and opens groups with buttons.
 */
import { Collapsible, ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useCategory } from '../../../../plugins/navigation/client';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import { CategoryLabel } from '@theme/EntryLabel';

export default function DocSidebarItemCategory({
  item,
  onItemClick,
  activePath,
  level,
  tabIndex,
}: Props): ReactNode {
  const { isActive, collapsed, setCollapsed } = useCategory(item, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        collapsed && 'menu__list-item--collapsed',
        item.className,
      )}
    >
      <div className="menu__list-item-collapsible">
        <CategoryLabel
          item={item}
          activePath={activePath}
          isActive={isActive}
          collapsed={collapsed}
          tabIndex={tabIndex}
          onToggle={() => setCollapsed(!collapsed)}
          onOpen={() => {
            setCollapsed(false);
            onItemClick?.(item);
          }}
        />
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems
          items={item.items}
          tabIndex={collapsed ? -1 : 0}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}
