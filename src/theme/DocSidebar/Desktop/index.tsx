/** Ejected from DocSidebar/Desktop 3.10.2: has no collapse button and no announcement bar above. */
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import type { Props } from '@theme/DocSidebar/Desktop';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

function DocSidebarDesktop({ path, sidebar }: Props): ReactNode {
  return (
    <nav
      aria-label={translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar' })}
      className={clsx('menu thin-scrollbar', styles.menu)}
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}

export default memo(DocSidebarDesktop);
