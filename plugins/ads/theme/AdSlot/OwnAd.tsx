import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Component, type ReactNode } from 'react';
import ads from '@site/data/ads';
import { useSite } from '../../../../core/client/site';
import { track } from '../../../analytics/client';
import { chooseAd, toAdHref, toEventLabel, useDisplayEvent } from '../../client/display';
import type { AdShape } from '../../types';
import styles from './OwnAd.module.css';

export interface Props {
  kind: 'in-house' | 'in-house-backers';
  /** Says which one, from 0 to below 1. */
  random: number;
  shape: AdShape;
}

/** One of the site's own ads. */
export default function AdOwn({ kind, random, shape }: Props): ReactNode {
  const { site, version } = useSite();
  const { name, link, img, description, poweredby, label } = chooseAd(ads, random);
  const image = useBaseUrl(img);
  const eventLabel = toEventLabel((kind === 'in-house' && label) || kind, shape);
  return (
    <AdBoundary eventLabel={eventLabel}>
      <AdCard
        name={name}
        description={description}
        href={toAdHref(link, site, version)}
        image={image}
        publisher={poweredby ?? site.name}
        eventLabel={eventLabel}
        shape={shape}
      />
    </AdBoundary>
  );
}

export interface PropsAdBoundary {
  /** What the event is called. */
  eventLabel: string;
  children: ReactNode;
}

/** Keeps a crash of an ad in its slot: it is told, and nothing is drawn. */
export class AdBoundary extends Component<PropsAdBoundary, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    track({ name: 'ad', eventAction: 'crash', eventLabel: this.props.eventLabel });
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

export interface PropsAdCard {
  href: string;
  name: string;
  description: string;
  /** Absent: the ad is text alone. */
  image?: string;
  publisher: string;
  /** Pictures that are loaded and not seen. */
  impressions?: readonly string[];
  eventLabel: string;
  shape: AdShape;
}

/** One ad: its picture beside its text. What it says is text, whoever it is from. */
export function AdCard(props: PropsAdCard): ReactNode {
  const { href, name, description, image, publisher, impressions = [], eventLabel, shape } = props;
  useDisplayEvent(eventLabel);
  return (
    <div className={styles.card}>
      {shape === 'image' && image && (
        // What it is of, the text says.
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
