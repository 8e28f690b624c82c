import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import sponsorData from '@generated/docusaurus-plugin-sponsors/default/sponsors.json';
import type { SponsorData, SponsorPlace } from '../../types';
import styles from './SponsorList.module.css';

interface Props {
  place: SponsorPlace;
  data?: SponsorData;
}

/** Of every picture, in px. */
const size = { width: 180, height: 40 };

const toEvent = (action: string, link: string) => ({
  'data-ga-event-category': 'sponsor' as const,
  'data-ga-event-action': action,
  'data-ga-event-label': new URL(link).hostname,
});

/** A blurb of each sponsor, and a link to become one. Browsers don't load the pictures of the other mode. */
export default function SponsorList({ place, data = sponsorData }: Props): ReactNode {
  const { sponsors, join } = data;
  const title = translate({ id: 'site.sponsors.title', message: 'Sponsors' });
  const Title = place === 'home' ? 'h2' : 'p';
  return (
    <section
      className={clsx(styles.sponsors, styles[place])}
      aria-label={title}
      hidden={sponsors.length === 0 && join === undefined}
      data-no-print
    >
      <Title className={styles.title}>{title}</Title>
      <ul className={styles.list}>
        {sponsors.map(({ name, link, tagline, light, dark }) => (
          <li key={name}>
            <a
              className={styles.blurb}
              href={link}
              target="_blank"
              rel="noopener sponsored"
              {...toEvent(place, link)}
            >
              <img
                className={clsx(styles.picture, styles.light)}
                src={light}
                alt={name}
                loading="lazy"
                {...size}
              />
              <img
                className={clsx(styles.picture, styles.dark)}
                src={dark}
                alt={name}
                loading="lazy"
                {...size}
              />
              {/* Screen readers read the name before it: the space separates the two. */}{' '}
              <span className={styles.tagline}>{tagline}</span>
            </a>
          </li>
        ))}
        {join !== undefined && (
          <li>
            <a
              className={clsx(styles.blurb, styles.join)}
              href={join}
              target="_blank"
              rel="noopener"
              {...toEvent('join', join)}
            >
              {translate({ id: 'site.sponsors.join', message: 'Become a sponsor' })}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
