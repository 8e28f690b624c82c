import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import ads from '@generated/docusaurus-plugin-ads/default/ads';
import { useSite } from '../../../../core/client/site';
import { usePage } from '../../../navigation/client';
import { chooseAd, toAdHref, toEventLabel } from '../../client/display';
import { AdBoundary, AdCard } from './Card';

interface Props {
  kind: 'in-house' | 'in-house-backers';
  /** Chooses the ad; from 0 to below 1. */
  random: number;
}

/** One of the site's own ads, always with its picture: about the page's product, or the whole library. */
export default function OwnAd({ kind, random }: Props): ReactNode {
  const { site, version } = useSite();
  const { subject } = usePage();
  const fitting = ads.filter(({ product = subject }) => product === subject);
  const { name, link, img, description, poweredby, label } = chooseAd(
    fitting.length > 0 ? fitting : ads,
    random,
  );
  const image = useBaseUrl(img);
  const eventLabel = toEventLabel((kind === 'in-house' && label) || kind, 'image');
  return (
    <AdBoundary eventLabel={eventLabel}>
      <AdCard
        name={name}
        description={description}
        href={toAdHref(link, site, version)}
        image={image}
        publisher={poweredby ?? site.name}
        eventLabel={eventLabel}
        shape="image"
      />
    </AdBoundary>
  );
}
