/** Ejected from DocSidebarItems 3.10.2: doesn't walk all groups to find which item has the page. */
import { DocSidebarItemsExpandedStateProvider } from '@docusaurus/plugin-content-docs/client';
import { memo, type ReactNode } from 'react';
import { isOnWay } from '../../../plugins/navigation/client';
import DocSidebarItem from '@theme/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItems';

type Item = Props['items'][number];

/** Whether an item leads to a page that is listed; text always shows. */
function isListed(item: Item): boolean {
  return item.type === 'category'
    ? (item.href !== undefined && !item.linkUnlisted) || item.items.some(isListed)
    : item.type !== 'link' || !item.unlisted;
}

function DocSidebarItems({ items, ...props }: Props): ReactNode {
  // An unlisted page shows while it is read.
  const visible = items.filter((item) => isListed(item) || isOnWay(item, props.activePath));
  return (
    <DocSidebarItemsExpandedStateProvider>
      {visible.map((item, index) => (
        <DocSidebarItem key={index} item={item} index={index} {...props} />
      ))}
    </DocSidebarItemsExpandedStateProvider>
  );
}

export default memo(DocSidebarItems);
