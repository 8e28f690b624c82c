import type { ApiChange, ApiChanges } from './types';

/** Names of the same component with fewer features, the nearest first. */
function listSmaller(name: string): string[] {
  const base = name.replace(/(?:Pro|Premium)$/, '');
  return base === name ? [] : name.endsWith('Premium') ? [`${base}Pro`, base] : [base];
}

/** Takes out what the smaller component tells as well. */
function foldInto(change: ApiChange, smaller: ApiChange): ApiChange {
  const told = new Set(smaller.parts.map((part) => JSON.stringify(part)));
  const parts = change.parts.filter((part) => !told.has(JSON.stringify(part)));
  const count = change.parts.length - parts.length;
  return count > 0 ? { ...change, parts, shared: { name: smaller.name, count } } : change;
}

/**
 * Tells each change once: what happened to `DataGrid` happened to `DataGridPro` and `DataGridPremium`
 * too, and these then say only how many such changes there are.
 */
export function foldPlans(changes: ApiChanges): ApiChanges {
  return changes.map((change) => {
    const smaller = listSmaller(change.name)
      .map((name) =>
        changes.find(
          (other) =>
            other.name === name && other.kind === change.kind && other.product === change.product,
        ),
      )
      .find((other) => other !== undefined);
    return smaller ? foldInto(change, smaller) : change;
  });
}
