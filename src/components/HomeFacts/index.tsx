import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { toVersionHref } from '@site/plugins/navigation/client';
import { useSite } from '../../../core/client/site';
import styles from './styles.module.css';

/** What a reader can count on, and where it is. */
export default function HomeFacts(): ReactNode {
  const { site, version } = useSite();
  const [current = version, ...older] = site.versions;
  const labels = older.map(({ label }) => label).join(', ');
  return (
    <ul className={styles.facts}>
      <li>
        <h2 className={styles.title}>
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
        <h2 className={styles.title}>
          <a className={styles.link} href={toVersionHref(site, version, current, '/api/compare')}>
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
        <h2 className={styles.title}>
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
