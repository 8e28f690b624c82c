import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { toProductName, useSite } from '../../../../core/client/site';
import { toShortProductMessage } from '../../../../core/messages';
import { products } from '../../../../core/types';
import type { ComparisonQuery } from '../../client/comparisonLink';
import { changeKinds, type ChangeCounts, type ChangeKind } from '../../compare/types';
import { MAX_FILTER_LENGTH } from '../ApiFilter';
import styles from './Filters.module.css';

interface Props {
  query: ComparisonQuery;
  /** Components and interfaces that changed. */
  names: readonly string[];
  onChange(part: Partial<ComparisonQuery>): void;
}

/** What of a comparison shows: a product, a component or interface, words in names. */
export default function Filters({ query, names, onChange }: Props): ReactNode {
  const { versions } = useSite().site;
  const { product, component = '', filter } = query;
  const documented = products.filter((item) => versions.some((one) => one.products.includes(item)));
  // The one in the address stays in the list when nothing in it changed.
  const offered = component && !names.includes(component) ? [component, ...names] : names;
  const filterLabel = translate({ id: 'site.apiComparison.filter', message: 'Filter by name' });
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
          aria-label={filterLabel}
          placeholder={filterLabel}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_FILTER_LENGTH}
          value={filter}
          onChange={(event) => onChange({ filter: event.target.value })}
          onKeyDown={({ key }) => {
            if (key === 'Escape') {
              onChange({ filter: '' });
            }
          }}
        />
      </div>
    </>
  );
}

interface KindFiltersProps {
  /** How many changes of each kind there are; absent until that is known. */
  counts: ChangeCounts | undefined;
  /** The kinds that show; empty for all. */
  chosen: readonly ChangeKind[];
  onChange(part: Partial<ComparisonQuery>): void;
}

/** Narrows a comparison to kinds of change. When none is pressed, all show. */
export function KindFilters({ counts, chosen, onChange }: KindFiltersProps): ReactNode {
  const labels = {
    added: translate({ id: 'site.apiComparison.kind.added', message: 'Added' }),
    removed: translate({ id: 'site.apiComparison.kind.removed', message: 'Removed' }),
    retyped: translate({ id: 'site.apiComparison.kind.retyped', message: 'Type' }),
    required: translate({ id: 'site.apiComparison.kind.required', message: 'Required' }),
    default: translate({ id: 'site.apiComparison.kind.default', message: 'Default' }),
    deprecated: translate({ id: 'site.apiComparison.kind.deprecated', message: 'Deprecated' }),
    plan: translate({ id: 'site.apiComparison.kind.plan', message: 'Plan' }),
  };
  const toggle = (kind: ChangeKind) =>
    changeKinds.filter((item) => chosen.includes(item) !== (item === kind));
  const offered = changeKinds.filter((kind) => counts?.[kind] !== 0 || chosen.includes(kind));
  return (
    <div
      role="group"
      aria-label={translate({ id: 'site.apiComparison.kinds', message: 'Show only' })}
      className={styles.kinds}
    >
      {offered.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          aria-pressed={chosen.includes(kind)}
          onClick={() => onChange({ kinds: toggle(kind) })}
        >
          {labels[kind]} <span className={styles.count}>{counts?.[kind] ?? '–'}</span>
        </button>
      ))}
    </div>
  );
}
