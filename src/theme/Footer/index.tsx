/** Ejected from Footer 3.10.2: the version, pages that no sidebar leads to, and the other versions. */
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import VersionChip from '@theme/VersionChip';
import { useSite } from '../../../core/client/site';
import type { OtherPage } from '../../../core/navigation';
import { toVersionHref } from '../../../plugins/navigation/client';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const { site, version } = useSite();
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const pages = customFields?.otherPages as readonly Pick<OtherPage, 'slug' | 'title'>[];
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <div className={styles.row}>
        <p className={styles.site}>
          <span className={styles.name}>{site.name}</span>
          {translate(
            { id: 'site.footer.version', message: 'Documentation for {version}' },
            { version: version.label },
          )}
        </p>
        <nav
          className={styles.links}
          aria-label={translate({ id: 'site.footer.more', message: 'More pages' })}
        >
          {/* Not the router's links, which would add the code of those pages to every page. */}
          {pages.map(({ slug, title }) => (
            <a key={slug} href={`${baseUrl}${slug.slice(1)}`}>
              {translate(title)}
            </a>
          ))}
          {site.repository && (
            <a href={site.repository} rel="noopener">
              {translate({ id: 'site.footer.source', message: 'Source' })}
            </a>
          )}
        </nav>
        <nav
          className={styles.links}
          aria-label={translate({ id: 'site.footer.versions', message: 'Versions' })}
        >
          {site.versions.map((item) => (
            <a key={item.name} href={toVersionHref(site, version, item, '/')}>
              <VersionChip version={item} />
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
