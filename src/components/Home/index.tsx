import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { toVersionHref, useHasPage } from '@site/plugins/navigation/client';
import VersionChip from '@theme/VersionChip';
import { useSite } from '../../../core/client/site';
import { toTaglineMessage } from '../../../core/messages';
import styles from './styles.module.css';

/** The first words of the home page, and the ways on. */
export function HomeHero(): ReactNode {
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

/** Every version, each a link to its home page; without a script too. */
export function VersionLinks(): ReactNode {
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

/** What a reader can count on, and where it is. */
export function HomeFacts(): ReactNode {
  const { site, version } = useSite();
  const [current = version, ...older] = site.versions;
  const labels = older.map(({ label }) => label).join(', ');
  return (
    <ul className={styles.facts}>
      <li>
        <h2 className={styles.homeFactsTitle}>
          {translate({ id: 'site.home.versions', message: 'The version you run' })}
        </h2>
        <p className={styles.text}>
          {translate(
            {
              id: 'site.home.versionsText',
              message:
                'Demos of {labels} run on their own library and their own React, here, beside those of {current}. The version menu keeps the page that you read.',
            },
            { labels, current: current.label },
          )}
        </p>
      </li>
      <li>
        <h2 className={styles.homeFactsTitle}>
          <a
            className={styles.homeFactsLink}
            href={toVersionHref(site, version, current, '/api/compare')}
          >
            {translate({ id: 'site.home.api', message: 'Every API, and what changed' })}
          </a>
        </h2>
        <p className={styles.text}>
          {translate({
            id: 'site.home.apiText',
            message:
              'Props, slots and classes come from the types that the packages publish. Compare any two versions, line by line.',
          })}
        </p>
      </li>
      <li>
        <h2 className={styles.homeFactsTitle}>
          {translate({ id: 'site.home.settings', message: 'Set once' })}
        </h2>
        <p className={styles.text}>
          {translate({
            id: 'site.home.settingsText',
            message:
              'TypeScript or JavaScript, three code styles, your package manager, dark, dense, right to left: the settings change every page and every demo.',
          })}
        </p>
      </li>
    </ul>
  );
}
