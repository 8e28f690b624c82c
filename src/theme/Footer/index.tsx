/** Ejected from Footer 3.10.2: the site's name and the version. */
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSite } from '../../../core/client/site';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const { site, version } = useSite();
  const translations = useBaseUrl('/translations');
  const offline = useBaseUrl('/offline');
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <div className={styles.row}>
        <span>{site.name}</span>
        <span>
          {translate(
            { id: 'site.footer.version', message: 'Documentation for {version}' },
            { version: version.label },
          )}
        </span>
        {/* Not the router's link, which would add that page's code to every page. */}
        <a href={translations}>
          {translate({ id: 'site.footer.translations', message: 'Translations' })}
        </a>
        <a href={offline}>{translate({ id: 'site.offline.title', message: 'Read offline' })}</a>
        {site.repository && (
          <a href={site.repository} rel="noopener">
            {translate({ id: 'site.footer.source', message: 'Source' })}
          </a>
        )}
      </div>
    </footer>
  );
}
