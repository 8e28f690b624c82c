/** Ejected from DocSidebarItem/Link 3.10.2: shows an entry's tags after its name. */
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { isOnWay } from '../../../../plugins/navigation/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import EntryLabel from '@theme/EntryLabel';
import IconExternalLink from '@theme/Icon/ExternalLink';

export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props): ReactNode {
  const isActive = isOnWay(item, activePath);
  const isInternal = isInternalUrl(item.href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={item.autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={item.href}
        onClick={isInternal && onItemClick ? () => onItemClick(item) : undefined}
        {...props}
      >
        <EntryLabel item={item} />
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
