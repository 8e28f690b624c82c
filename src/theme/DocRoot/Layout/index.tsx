/** Ejected from DocRoot/Layout 3.10.2: a grid of sidebar and page; the sidebar can't be hidden. */
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import BackToTopButton from '@theme/BackToTopButton';
import type { Props } from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar';
import styles from './styles.module.css';

export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  return (
    <div className={clsx(styles.root, sidebar && styles.withSidebar)}>
      <BackToTopButton />
      {sidebar && (
        <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}>
          <DocSidebar
            key={sidebar.name}
            sidebar={sidebar.items}
            path={pathname}
            onCollapse={() => {}}
            isHidden={false}
          />
        </aside>
      )}
      <main className={styles.page}>{children}</main>
    </div>
  );
}
