import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import sponsorData from '@generated/docusaurus-plugin-sponsors/default/sponsors.json';
import type { SponsorData, SponsorPlace } from '../../types';
import styles from './SponsorList.module.css';

export interface Props {
  place: SponsorPlace;
  /** What `data/sponsors.ts` says, with pictures where they are served. */
  data?: SponsorData;
}

/** What every picture is drawn in, in px. */
const size = { width: 180, height: 40 };

const toEvent = (action: string, link: string) => ({
  'data-ga-event-category': 'sponsor' as const,
  'data-ga-event-action': action,
  'data-ga-event-label': new URL(link).hostname,
});

/** A blurb of each sponsor, and how to become one. Pictures of the other mode are never loaded. */
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
              {/* The space parts it from the name, which is read before it. */}{' '}
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

/** Draws the sponsors into an element of a page that another one led to. */
export function drawSponsors(root: HTMLElement, place: SponsorPlace): void {
  // React minds a root where another one keeps what the server drew.
  const own = document.createElement('div');
  root.append(own);
  createRoot(own).render(<SponsorList place={place} />);
}
