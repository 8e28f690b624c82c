import { toLowerPlans } from '../../../core/names';
import {
  type ApiChange,
  type ApiChanges,
  type Change,
  type ChangeCounts,
  type ChangeKind,
  changeKinds,
} from './types';

/** What a reader wants to see. Everything is selected by what is absent or empty. */
export interface ChangeSelection {
  /** Name of one component or interface. */
  component?: string;
  /** Words that the names of a change contain, in any order. */
  filter?: string;
  kinds?: readonly ChangeKind[];
}

/** Removes the changes that the component of a lower plan lists too. */
function foldInto(change: ApiChange, lower: ApiChange): ApiChange {
  const listed = new Set(lower.parts.map((part) => JSON.stringify(part)));
  const parts = change.parts.filter((part) => !listed.has(JSON.stringify(part)));
  const count = change.parts.length - parts.length;
  return count > 0 ? { ...change, parts, shared: { name: lower.name, count } } : change;
}

/**
 * Lists each change once: `DataGridPro` and `DataGridPremium` only count those that they share with
 * `DataGrid`.
 */
function foldPlans(changes: ApiChanges, planSuffixes: readonly string[]): ApiChanges {
  return changes.map((change) => {
    const find = (name: string) =>
      changes.find(
        (other) =>
          other.name === name && other.kind === change.kind && other.product === change.product,
      );
    const [lower] = toLowerPlans(change.name, planSuffixes).flatMap((name) => find(name) ?? []);
    return lower ? foldInto(change, lower) : change;
  });
}

/**
 * Selects changes. Unless one component is selected, those that plans share are listed once.
 *
 * @param planSuffixes ends of the names of components with the features of a plan, the lowest plan first
 */
export function selectChanges(
  changes: ApiChanges,
  { component, filter = '', kinds = [] }: ChangeSelection,
  planSuffixes: readonly string[],
): ApiChanges {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const selected = changes
    .filter(({ name }) => component === undefined || name === component)
    .map((change) => {
      const isSelected = (item: Change) => {
        const name = `${change.name} ${(item.to ?? item.from)?.name}`.toLowerCase();
        return (
          words.every((word) => name.includes(word)) &&
          (kinds.length === 0 || item.kinds.some((kind) => kinds.includes(kind)))
        );
      };
      const own = change.own && isSelected(change.own) ? change.own : null;
      return { ...change, own, parts: change.parts.filter(isSelected) };
    })
    .filter(({ own, parts }) => own || parts.length > 0);
  return component === undefined ? foldPlans(selected, planSuffixes) : selected;
}

/** Counts changes by kind. A thing that changed in two ways counts in both. */
export function countChanges(changes: ApiChanges): ChangeCounts {
  const kinds = changes
    .flatMap(({ own, parts }) => [...(own ? [own] : []), ...parts])
    .flatMap((change) => change.kinds);
  return Object.fromEntries(
    changeKinds.map((kind) => [kind, kinds.filter((item) => item === kind).length]),
  ) as ChangeCounts;
}
