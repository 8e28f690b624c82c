import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { toVersionHref, useHasPage } from '../../../plugins/navigation/client';
import VersionChip from '@theme/VersionChip';
import { useSite } from '../../../core/client/site';
import { toHeadlineMessage, toTaglineMessage } from '../../../core/messages';
import { toStartSlug } from '../../../core/subject';
import Products from './Products';
import styles from './styles.module.css';

/** Links to the home page of every version. */
function VersionLinks(): ReactNode {
  const { site, version: built } = useSite();
  return (
    <nav aria-label={translate({ id: 'site.home.allVersions', message: 'All versions' })}>
      <ul className={styles.list}>
        {site.versions.map((version) => (
          <li key={version.name}>
            {/* Other versions are other builds, so it isn't the router's link. */}
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

function Hero(): ReactNode {
  const { site, version } = useSite();
  const hasIntroduction = useHasPage('/introduction');
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>{translate(toHeadlineMessage(site))}</h1>
      <p className={styles.tagline}>
        {translate(toTaglineMessage(site))}{' '}
        {translate(
          {
            id: 'site.home.live',
            message: 'Every example, here and on every page, runs the real library at {version}.',
          },
          { version: version.label },
        )}
      </p>
      <div className={styles.actions}>
        <Link
          className={styles.primary}
          to={hasIntroduction ? '/introduction' : toStartSlug(version.products[0] ?? 'general')}
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

/** What the docs have to offer. */
function Facts(): ReactNode {
  const { site, version } = useSite();
  const [current = version, ...older] = site.versions;
  const labels = older.map(({ label }) => label).join(', ');
  return (
    <ul className={styles.facts}>
      <li>
        <h2 className={styles.factTitle}>
          {translate({ id: 'site.home.versions', message: 'The version you run' })}
        </h2>
        <p className={styles.text}>
          {translate(
            {
              id: 'site.home.versionsText',
              message:
                'The demos of {labels} run on their own library and React, right beside those of {current}. The version menu keeps you on the same page.',
            },
            { labels, current: current.label },
          )}
        </p>
      </li>
      <li>
        <h2 className={styles.factTitle}>
          <a
            className={styles.factLink}
            href={toVersionHref(site, version, current, '/api/compare')}
          >
            {translate({ id: 'site.home.api', message: 'Every API, and what changed' })}
          </a>
        </h2>
        <p className={styles.text}>
          {translate({
            id: 'site.home.apiText',
            message:
              'Props, slots and classes come from the published types. Compare any two versions, line by line.',
          })}
        </p>
      </li>
      <li>
        <h2 className={styles.factTitle}>
          {translate({ id: 'site.home.settings', message: 'Set once' })}
        </h2>
        <p className={styles.text}>
          {translate({
            id: 'site.home.settingsText',
            message:
              'TypeScript or JavaScript, three code styles, your package manager, dark, dense, right to left: settings apply to every page and demo.',
          })}
        </p>
      </li>
    </ul>
  );
}

/** The content of the home page. */
export default function Home(): ReactNode {
  return (
    <>
      <Hero />
      <Products />
      <Facts />
    </>
  );
}
