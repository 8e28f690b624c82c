import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import VersionLinks from '@site/src/components/VersionLinks';
import { useHasPage } from '@site/plugins/navigation/client';
import { toTaglineMessage } from '../../../core/messages';
import { useSite } from '../../../core/client/site';
import styles from './styles.module.css';

/** The first words of the home page, and the ways on. */
export default function HomeHero(): ReactNode {
  const { site, version } = useSite();
  const hasIntroduction = useHasPage('/introduction');
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>
        {translate({ id: 'site.home.title', message: 'Data components for React, on the bench' })}
      </h1>
      <p className={styles.tagline}>
        {translate(toTaglineMessage(site))}{' '}
        {translate(
          {
            id: 'site.home.live',
            message:
              'Every example below and on every page is the real library at {version}, running.',
          },
          { version: version.label },
        )}
      </p>
      <div className={styles.actions}>
        <Link
          className={styles.primary}
          to={hasIntroduction ? '/introduction' : `/react-${version.products[0]}`}
        >
          {hasIntroduction
            ? translate({ id: 'site.home.introduction', message: 'Read the introduction' })
            : translate({ id: 'site.home.start', message: 'Start reading' })}
        </Link>
        <VersionLinks />
      </div>
    </header>
  );
}
