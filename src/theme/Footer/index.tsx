/** Ejected from Footer 3.10.2: the site's name and the version. */
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useSite } from '@site/plugins/shared/client/useSite';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const { site, version } = useSite();
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <div className={styles.row}>
        <span>{site.name}</span>
        <span>Documentation of {version.label}</span>
        {site.repository && <a href={site.repository}>Source</a>}
      </div>
    </footer>
  );
}
