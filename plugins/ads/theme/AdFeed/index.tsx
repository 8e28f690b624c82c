import type { ReactNode } from 'react';
import AdCard from '@theme/AdCard';
import type { AdShape, FeedAd } from '../../types';

export interface Props {
  ad: FeedAd;
  eventLabel: string;
  shape: AdShape;
}

/** An ad of a feed. Who delivers it, its address says. */
export default function AdFeed({ ad, eventLabel, shape }: Props): ReactNode {
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
