import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { toVersionHref } from '../../../navigation/client';
import { toProductName, useSite } from '../../../../core/client/site';
import type { Product, Version } from '../../../../core/types';
import { toComparisonSearch } from '../../client/comparisonLink';
import { toCountsText } from '../../client/countsText';
import type { ChangeCounts } from '../../compare/types';

interface Props {
  product: Product;
  /** Name or label of a version: `v7`. */
  from: string;
  /** Name or label of a version: `current`. */
  to: string;
  /** How much happened; the build fills it in. */
  counts: ChangeCounts;
}

function findVersion(versions: readonly Version[], wanted: string): Version {
  const found = versions.find(({ name, label }) => name === wanted || label === wanted);
  if (!found) {
    const known = versions.map(({ name }) => name).join(', ');
    throw new Error(`<ApiChanges> names the version "${wanted}". Versions in site.ts: ${known}.`);
  }
  return found;
}

/** On a page about migration: how much changed in the API, and where that is told. */
export default function ApiChanges({ product, from, to, counts }: Props): ReactNode {
  const { site, version } = useSite();
  const [current = version] = site.versions;
  const [older, newer] = [findVersion(site.versions, from), findVersion(site.versions, to)];
  const search = toComparisonSearch({ from: older, to: newer, product, filter: '', kinds: [] });
  return (
    <p>
      {translate(
        {
          id: 'site.apiChanges.counts',
          message: 'In the API of the {product}, from {from} to {to}: {counts}.',
        },
        {
          product: toProductName(product),
          from: older.label,
          to: newer.label,
          counts: toCountsText(counts),
        },
      )}{' '}
      {/* The comparison belongs to the current version: the link may leave this build of the site. */}
      <a href={toVersionHref(site, version, current, `/api/compare${search}`)}>
        {translate({ id: 'site.apiChanges.link', message: 'See every change' })}
      </a>
    </p>
  );
}
