import { useRef, useState, type ReactNode } from 'react';
import AdBoundary from '@theme/AdBoundary';
import AdFeed from '@theme/AdFeed';
import AdMessage from '@theme/AdMessage';
import AdOwn from '@theme/AdOwn';
import AdPlaced from '@theme/AdPlaced';
import type { AdProvider } from '../../../../core/types';
import { decideAd } from '../../client/decideAd';
import { toEventLabel } from '../../client/toEventLabel';
import { useFinding } from '../../client/useFinding';
import type { AdShape } from '../../types';
import styles from './styles.module.css';

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
