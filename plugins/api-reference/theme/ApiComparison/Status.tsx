import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import VersionChip from '@theme/VersionChip';
import { toProductName, useSite } from '../../../../core/client/site';
import type { Version } from '../../../../core/types';
import { toVersionHref } from '../../../navigation/client';
import type { ComparisonQuery } from '../../client/comparisonLink';
import { toCountsText } from '../../client/countsText';
import type { Comparison } from '../../client/useComparison';
import { countChanges } from '../../compare/selection';
import type { ApiChanges } from '../../compare/types';
import styles from './Status.module.css';

interface Props {
  query: ComparisonQuery;
  /** Versions that the address names and that do not exist. */
  unknown: readonly string[];
  comparison: Comparison;
  /** What is shown of the comparison; `null` until there is one. */
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

/** Why there is nothing to compare with, if so. */
function renderMissing({ from, to, product }: ComparisonQuery): ReactNode {
  const missing = [...new Set<Version>([from, to])].filter(
    ({ products }) => !products.includes(product),
  );
  return missing.map(({ name, label }) => (
    <p key={name} className={styles.note}>
      {translate(
        { id: 'site.apiComparison.missing', message: '{version} does not document {product}.' },
        { version: label, product: toProductName(product) },
      )}
    </p>
  ));
}

/** Says what the comparison found, or why there is none. */
export default function ApiComparisonStatus(props: Props): ReactNode {
  const { query, unknown, comparison, onRetry } = props;
  return (
    <>
      {unknown.length > 0 && (
        <p role="alert" className={styles.note}>
          {translate(
            {
              id: 'site.apiComparison.unknown',
              message: 'There is no version {names}. Compared instead: {from} and {to}.',
            },
            { names: unknown.join(', '), from: query.from.label, to: query.to.label },
          )}
        </p>
      )}
      {renderMissing(query)}
      {comparison.state === 'failed' ? (
        <p role="alert" className={styles.note}>
          {translate({
            id: 'site.apiComparison.failed',
            message: 'The reference of these versions could not be loaded.',
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

/** Says that comparing takes a script, and leads to what there is to read without one. */
export function ApiComparisonWithoutScript(): ReactNode {
  const { site, version } = useSite();
  return (
    <noscript>
      <p>
        {translate({
          id: 'site.apiComparison.withoutScript',
          message:
            'Versions are compared in your browser, which takes JavaScript. The reference of each version can be read without it:',
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
