import { translate } from '@docusaurus/Translate';
import { type ReactNode, useRef, useState } from 'react';
import type { AdProvider } from '../../../../core/types';
import { toEventLabel, useDisplayEvent } from '../../client/display';
import { decideAd, useFinding } from '../../client/provider';
import type { AdShape } from '../../types';
import { AdBoundary, AdCard } from './Card';
import OwnAd from './OwnAd';
import styles from './ProvidedAd.module.css';

/** A message that some visitors with an ad blocker see. */
function AdMessage({ eventLabel }: { eventLabel: string }): ReactNode {
  useDisplayEvent(eventLabel);
  return (
    <div className={styles.message}>
      <span>
        {translate({
          id: 'site.ads.like',
          message: 'If you like this library, please help keep its docs going.',
        })}
      </span>
      <span>
        {translate({
          id: 'site.ads.blocked',
          message:
            'The ads are about technology and fund the work. Please allow them in your ad blocker.',
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

/** Tracks the display of an ad that a provider's script draws. */
function PlacedAd({ eventLabel }: { eventLabel: string }): ReactNode {
  useDisplayEvent(eventLabel);
  return null;
}

interface Props {
  provider: AdProvider;
  /** Chooses the site's own ad, if there is no other; from 0 to below 1. */
  random: number;
  shape: AdShape;
}

/** A third party's ad, or what shows instead; the element that its script draws in always stays. */
export default function ProvidedAd({ provider, random, shape }: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const finding = useFinding(provider, host);
  const [messageRandom] = useState(Math.random);
  const kind = decideAd(finding.state, messageRandom);
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
      {isOwn && <OwnAd kind={kind} random={random} />}
      <AdBoundary key={eventLabel} eventLabel={eventLabel}>
        {kind === 'in-house-adblock' && <AdMessage eventLabel={eventLabel} />}
        {finding.state === 'placed' && <PlacedAd eventLabel={eventLabel} />}
        {finding.state === 'loaded' && (
          <AdCard
            name={finding.ad.company}
            description={finding.ad.description}
            href={finding.ad.link}
            image={finding.ad.image}
            publisher={new URL(finding.ad.link).hostname}
            impressions={finding.ad.impressions}
            eventLabel={eventLabel}
            shape={shape}
          />
        )}
      </AdBoundary>
    </>
  );
}
