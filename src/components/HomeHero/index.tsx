import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import VersionLinks from '@site/src/components/VersionLinks';
import { useHasPage } from '@site/plugins/navigation/client';
import { useSite } from '@site/plugins/shared/client/useSite';
import styles from './styles.module.css';

/** The first words of the home page, and the ways on. */
export default function HomeHero(): ReactNode {
  const { site, version } = useSite();
  const hasIntroduction = useHasPage('/introduction');
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>Data components for React, on the bench</h1>
      <p className={styles.tagline}>
        {site.tagline} Every example below and on every page is the real library at {version.label},
        running.
      </p>
      <div className={styles.actions}>
        <Link
          className={styles.primary}
          to={hasIntroduction ? '/introduction' : `/react-${version.products[0]}`}
        >
          {hasIntroduction ? 'Read the introduction' : 'Start reading'}
        </Link>
        <VersionLinks />
      </div>
    </header>
  );
}
