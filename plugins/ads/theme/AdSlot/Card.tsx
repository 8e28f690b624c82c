import { translate } from '@docusaurus/Translate';
import { Component, type ReactNode } from 'react';
import { trackAd, useDisplayEvent } from '../../client/display';
import type { AdShape } from '../../types';
import styles from './Card.module.css';

interface BoundaryProps {
  eventLabel: string;
  children: ReactNode;
}

/** Keeps an ad's crash in its slot: it is tracked, and nothing is drawn. */
export class AdBoundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    trackAd('crash', this.props.eventLabel);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

export interface Props {
  href: string;
  name: string;
  description: string;
  /** Absent: the ad is text only. */
  image?: string;
  publisher: string;
  /** Pictures that are loaded, but not seen. */
  impressions?: readonly string[];
  eventLabel: string;
  shape: AdShape;
}

/** An ad: its picture beside its text. Whoever it is from, its text is never markup. */
export function AdCard(props: Props): ReactNode {
  const { href, name, description, image, publisher, impressions = [], eventLabel, shape } = props;
  useDisplayEvent(eventLabel);
  return (
    <div className={styles.card}>
      {shape === 'image' && image && (
        // The text says what it shows.
        <img className={styles.image} src={image} alt="" width="130" height="100" />
      )}
      <div className={styles.text}>
        <a
          className={styles.link}
          href={href}
          rel="noopener sponsored"
          target={href.startsWith('/') ? undefined : '_blank'}
          data-ga-event-category="ad"
          data-ga-event-action="click"
          data-ga-event-label={eventLabel}
        >
          <b className={styles.name}>{name}</b> {description}
        </a>
        <span className={styles.publisher}>
          {translate({ id: 'site.ads.publisher', message: 'ad by {publisher}' }, { publisher })}
        </span>
      </div>
      {impressions.map((address) => (
        <img key={address} className={styles.impression} src={address} alt="" />
      ))}
    </div>
  );
}
