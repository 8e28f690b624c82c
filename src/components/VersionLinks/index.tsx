import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import VersionChip from '@theme/VersionChip';
import { toVersionHref } from '@site/plugins/navigation/client';
import { useSite } from '../../../core/client/site';
import styles from './styles.module.css';

/** Every version, each a link to its home page; without a script too. */
export default function VersionLinks(): ReactNode {
  const { site, version: built } = useSite();
  return (
    <nav aria-label={translate({ id: 'site.home.allVersions', message: 'All versions' })}>
      <ul className={styles.list}>
        {site.versions.map((version) => (
          <li key={version.name}>
            {/* Another version is another build: the link is not the router's. */}
            <a
              className={styles.link}
              href={toVersionHref(site, built, version, '/')}
              aria-current={version === built ? 'true' : undefined}
            >
              <VersionChip version={version} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
