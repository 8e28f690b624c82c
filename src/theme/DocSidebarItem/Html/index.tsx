/** Ejected from DocSidebarItem/Html 3.10.2: shows an entry without a page as text, never as HTML. */
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocSidebarItem/Html';
import EntryLabel from '@theme/EntryLabel';
import styles from './styles.module.css';

export default function DocSidebarItemHtml({ item, level }: Props): ReactNode {
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
      )}
    >
      <span className={clsx('menu__link', styles.text)}>
        <EntryLabel item={{ label: item.value, customProps: item.customProps }} />
      </span>
    </li>
  );
}
