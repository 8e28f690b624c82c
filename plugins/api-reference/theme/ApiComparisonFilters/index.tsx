import type { KeyboardEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ComparisonQuery } from '../../client/compare/query';
import { toProductName, useSite } from '../../../../core/client/site';
import { toShortProductMessage } from '../../../../core/messages';
import { products } from '../../../../core/types';
import styles from './styles.module.css';

interface Props {
  query: ComparisonQuery;
  /** Components and interfaces that changed. */
  names: readonly string[];
  onChange(part: Partial<ComparisonQuery>): void;
}

/** What of a comparison is shown: a product, a component or interface, and words of names. */
export default function ApiComparisonFilters({ query, names, onChange }: Props): ReactNode {
  const { versions } = useSite().site;
  const { product, component = '', filter } = query;
  const documented = products.filter((item) => versions.some((one) => one.products.includes(item)));
  // What the address names stays in the list when nothing of it changed.
  const offered = component && !names.includes(component) ? [component, ...names] : names;
  const clearByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onChange({ filter: '' });
    }
  };
  return (
    <>
      <div
        role="group"
        aria-label={translate({ id: 'site.apiComparison.product', message: 'Product' })}
        className={styles.products}
      >
        {documented.map((item) => (
          <button
            key={item}
            type="button"
            className={styles.product}
            aria-label={toProductName(item)}
            aria-pressed={item === product}
            onClick={() => onChange({ product: item, component: undefined })}
          >
            {translate(toShortProductMessage(item))}
          </button>
        ))}
      </div>
      <div className={styles.fields}>
        <select
          className={styles.field}
          aria-label={translate({
            id: 'site.apiComparison.component',
            message: 'Component or interface',
          })}
          value={component}
          onChange={(event) => onChange({ component: event.target.value || undefined })}
        >
          <option value="">
            {translate({
              id: 'site.apiComparison.allComponents',
              message: 'All components and interfaces',
            })}
          </option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <input
          type="search"
          className={styles.field}
          aria-label={translate({ id: 'site.apiComparison.filter', message: 'Filter by name' })}
          placeholder={translate({ id: 'site.apiComparison.filter', message: 'Filter by name' })}
          autoComplete="off"
          spellCheck={false}
          value={filter}
          onChange={(event) => onChange({ filter: event.target.value })}
          onKeyDown={clearByKey}
        />
      </div>
    </>
  );
}
