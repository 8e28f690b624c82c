import { translate } from '@docusaurus/Translate';
import { type ReactNode, useRef, useState } from 'react';
import type { AdProvider } from '../../../../core/types';
import { toEventLabel, useDisplayEvent } from '../../client/display';
import { decideAd, useFinding } from '../../client/provider';
import type { AdShape, FeedAd } from '../../types';
import AdOwn, { AdBoundary, AdCard } from './OwnAd';
import styles from './ProvidedAd.module.css';

export interface Props {
  provider: AdProvider;
  /** Says which of the site's own ads shows where there is no other, from 0 to below 1. */
  random: number;
  shape: AdShape;
}

/** Another party's ad, or what shows in its place; the element that its script draws in stays. */
export default function AdProvided({ provider, random, shape }: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const finding = useFinding(provider, host);
  const [messageRandom] = useState(Math.random);
  const kind = decideAd({ state: finding.state, random: messageRandom });
  const isOwn = kind === 'in-house' || kind === 'in-house-backers';
  const eventLabel = toEventLabel(kind === 'provider' ? provider.kind : kind, shape);
  return (
    <>
      <div
        ref={host}
        className={styles.host}
        hidden={kind !== 'provider' && kind !== 'waiting'}
        data-ga-event-category="ad"
        data-ga-event-action="click"
        data-ga-event-label={eventLabel}
      />
      {isOwn && <AdOwn kind={kind} random={random} shape={shape} />}
      <AdBoundary key={eventLabel} eventLabel={eventLabel}>
        {kind === 'in-house-adblock' && <AdMessage eventLabel={eventLabel} />}
        {finding.state === 'placed' && <AdPlaced eventLabel={eventLabel} />}
        {finding.state === 'loaded' && (
          <AdFeed ad={finding.ad} eventLabel={eventLabel} shape={shape} />
        )}
      </AdBoundary>
    </>
  );
}

export interface PropsAdFeed {
  ad: FeedAd;
  eventLabel: string;
  shape: AdShape;
}

/** An ad of a feed. Who delivers it, its address says. */
export function AdFeed({ ad, eventLabel, shape }: PropsAdFeed): ReactNode {
  const { link, image, company, description, impressions } = ad;
  return (
    <AdCard
      name={company}
      description={description}
      href={link}
      image={image}
      publisher={new URL(link).hostname}
      impressions={impressions}
      eventLabel={eventLabel}
      shape={shape}
    />
  );
}

export interface PropsAdMessage {
  eventLabel: string;
}

/** What someone with a blocker reads now and then. */
export function AdMessage({ eventLabel }: PropsAdMessage): ReactNode {
  useDisplayEvent(eventLabel);
  return (
    <div className={styles.message}>
      <span>
        {translate({
          id: 'site.ads.like',
          message: 'If you like this library, please help to keep its pages going.',
        })}
      </span>
      <span>
        {translate({
          id: 'site.ads.blocked',
          message:
            'Its ads are about technology and pay for the work: your blocker can let them in.',
        })}
      </span>
      <span>
        {translate({ id: 'site.ads.thanks', message: 'Thank you' })}{' '}
        <span role="img" aria-label={translate({ id: 'site.ads.heart', message: 'with love' })}>
          ❤️
        </span>
      </span>
    </div>
  );
}

export interface PropsAdPlaced {
  eventLabel: string;
}

/** Stands beside an ad that a provider's script draws, and tells that it is shown. */
export function AdPlaced({ eventLabel }: PropsAdPlaced): ReactNode {
  useDisplayEvent(eventLabel);
  return null;
}
