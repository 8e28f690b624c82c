import { translate } from '@docusaurus/Translate';
import type { KeyboardEvent, ReactNode } from 'react';
import { toProductName, useSite } from '../../../../core/client/site';
import { toShortProductMessage } from '../../../../core/messages';
import { products } from '../../../../core/types';
import type { ComparisonQuery } from '../../client/comparisonLink';
import { type ChangeCounts, type ChangeKind, changeKinds } from '../../compare/types';
import styles from './Filters.module.css';

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

interface PropsApiComparisonKinds {
  /** How many changes of each kind there are to show; absent until that is known. */
  counts: ChangeCounts | undefined;
  /** The kinds that are shown; empty for all. */
  chosen: readonly ChangeKind[];
  onChoose(kinds: ChangeKind[]): void;
}

/** Narrows a comparison to some kinds of change; none pressed shows all. */
export function ApiComparisonKinds({
  counts,
  chosen,
  onChoose,
}: PropsApiComparisonKinds): ReactNode {
  const labels = toKindLabels();
  const toggle = (kind: ChangeKind) =>
    onChoose(changeKinds.filter((item) => chosen.includes(item) !== (item === kind)));
  return (
    <div
      role="group"
      aria-label={translate({ id: 'site.apiComparison.kinds', message: 'Show only' })}
      className={styles.kinds}
    >
      {changeKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          aria-pressed={chosen.includes(kind)}
          onClick={() => toggle(kind)}
        >
          {labels[kind]} <span className={styles.count}>{counts?.[kind] ?? '–'}</span>
        </button>
      ))}
    </div>
  );
}

/** What the kinds of change are called where there is little room. */
function toKindLabels(): Record<ChangeKind, string> {
  return {
    added: translate({ id: 'site.apiComparison.kind.added', message: 'Added' }),
    removed: translate({ id: 'site.apiComparison.kind.removed', message: 'Removed' }),
    retyped: translate({ id: 'site.apiComparison.kind.retyped', message: 'Retyped' }),
    required: translate({ id: 'site.apiComparison.kind.required', message: 'Required' }),
    default: translate({ id: 'site.apiComparison.kind.default', message: 'Default' }),
    deprecated: translate({ id: 'site.apiComparison.kind.deprecated', message: 'Deprecated' }),
    plan: translate({ id: 'site.apiComparison.kind.plan', message: 'Plan' }),
  };
}
