import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import ads from '@site/data/ads';
import { useSite } from '../../../../core/client/site';
import { chooseAd, toAdHref, toEventLabel } from '../../client/display';
import type { AdShape } from '../../types';
import { AdBoundary, AdCard } from './Card';

interface Props {
  kind: 'in-house' | 'in-house-backers';
  /** Chooses the ad; from 0 to below 1. */
  random: number;
  shape: AdShape;
}

/** One of the site's own ads. */
export default function OwnAd({ kind, random, shape }: Props): ReactNode {
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
