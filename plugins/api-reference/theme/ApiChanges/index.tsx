import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import apiChanges from '@generated/docusaurus-plugin-slots/default/api-changes';
import Slot from '../../../../core/client/Slot';
import { toProductName, useSite } from '../../../../core/client/site';
import type { Product, Version } from '../../../../core/types';
import { toComparisonHref } from '../../client/comparisonLink';
import { toCountsText } from '../../client/countsText';
import type { ChangeCounts } from '../../compare/types';

interface Props {
  product: Product;
  /** Name or label of a version: `v7`. */
  from: string;
  /** Name or label of a version: `current`. */
  to: string;
  /** How much changed; the build fills it in. */
  counts: ChangeCounts;
}

function findVersion(versions: readonly Version[], wanted: string): Version {
  const found = versions.find(({ name, label }) => name === wanted || label === wanted);
  if (!found) {
    const known = versions.map(({ name }) => name).join(', ');
    throw new Error(
      `<ApiChanges> names version "${wanted}", which isn't in site.ts. Use one of: ${known}.`,
    );
  }
  return found;
}

/** On a page about migration: how much the API changed, with a link to all changes. */
export default function ApiChanges({ product, from, to, counts }: Props): ReactNode {
  const { site, version } = useSite();
  const query = {
    from: findVersion(site.versions, from),
    to: findVersion(site.versions, to),
    product,
  };
  return (
    <p>
      {translate(
        {
          id: 'site.apiChanges.counts',
          message: '{product} API changes from {from} to {to}: {counts}.',
        },
        {
          product: toProductName(product),
          from: query.from.label,
          to: query.to.label,
          counts: toCountsText(counts),
        },
      )}{' '}
      <a href={toComparisonHref(site, version, query)}>
        {translate({ id: 'site.apiChanges.link', message: 'See all changes' })}
      </a>{' '}
      <Slot of={apiChanges} from={query.from.name} to={query.to.name} />
    </p>
  );
}
