import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import VersionChip from '@theme/VersionChip';
import { toProductName, useSite } from '../../../../core/client/site';
import { toVersionHref } from '../../../navigation/client';
import type { ComparisonQuery } from '../../client/comparisonLink';
import { toCountsText } from '../../client/countsText';
import type { Comparison } from '../../client/useComparison';
import { countChanges } from '../../compare/selection';
import type { ApiChanges } from '../../compare/types';
import styles from './Status.module.css';

interface Props {
  query: ComparisonQuery;
  /** Versions in the address that don't exist. */
  unknown: readonly string[];
  comparison: Comparison;
  /** The changes that show; `null` until they are known. */
  shown: ApiChanges | null;
  onRetry(): void;
}

function toSummary({ query, comparison, shown }: Props): string {
  if (comparison.state === 'loading') {
    return translate({ id: 'site.apiComparison.loading', message: 'Comparing…' });
  }
  const { product, component, from, to } = query;
  return translate(
    { id: 'site.apiComparison.summary', message: '{subject}, {from} → {to}: {counts}' },
    {
      subject: component ?? toProductName(product),
      from: from.label,
      to: to.label,
      counts: toCountsText(countChanges(shown ?? [])),
    },
  );
}

/** What a comparison has found, or why there is none. */
export default function Status(props: Props): ReactNode {
  const { query, unknown, comparison, onRetry } = props;
  const { from, to, product } = query;
  const undocumented = [...new Set([from, to])].filter(
    ({ products }) => !products.includes(product),
  );
  return (
    <>
      {unknown.length > 0 && (
        <p role="alert" className={styles.note}>
          {translate(
            {
              id: 'site.apiComparison.unknown',
              message: 'Unknown version: {names}. Showing {from} and {to}.',
            },
            { names: unknown.join(', '), from: from.label, to: to.label },
          )}
        </p>
      )}
      {undocumented.map(({ name, label }) => (
        <p key={name} className={styles.note}>
          {translate(
            {
              id: 'site.apiComparison.missing',
              message: '{version} has no {product} docs.',
            },
            { version: label, product: toProductName(product) },
          )}
        </p>
      ))}
      {comparison.state === 'failed' ? (
        <p role="alert" className={styles.note}>
          {translate({
            id: 'site.apiComparison.failed',
            message: 'The API of these versions failed to load.',
          })}{' '}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {translate({ id: 'site.apiComparison.retry', message: 'Try again' })}
          </button>
        </p>
      ) : (
        <p role="status" className={styles.summary}>
          {toSummary(props)}
        </p>
      )}
    </>
  );
}

/** Links to the API of each version, where there is no JavaScript to compare them. */
export function WithoutScript(): ReactNode {
  const { site, version } = useSite();
  return (
    <noscript>
      <p>
        {translate({
          id: 'site.apiComparison.withoutScript',
          message:
            'Comparing versions needs JavaScript. You can read the API of each version without it:',
        })}
      </p>
      <ul>
        {site.versions.map((item) => (
          <li key={item.name}>
            <VersionChip version={item} />
            {item.products.map((product) => (
              <span key={product}>
                {' '}
                <a href={toVersionHref(site, version, item, `/api/${product}`)}>
                  {toProductName(product)}
                </a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </noscript>
  );
}
