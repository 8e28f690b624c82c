/** Comparison outside a browser: it says what the site's does. */
import { compareApis } from './compare/compareApis';
import { renderComparison } from './compare/comparisonMarkdown';
import { type ChangeSelection, selectChanges } from './compare/selection';
import type { ComparableApi } from './compare/types';

/** A product in a version. */
interface ComparedVersion {
  label: string;
  apis: readonly ComparableApi[];
}

/**
 * Compares a product in two versions.
 *
 * @param planSuffixes ends of the names of components with the features of a plan, the lowest plan first
 * @returns Markdown
 */
export function compareVersions(
  older: ComparedVersion,
  newer: ComparedVersion,
  selection: ChangeSelection,
  planSuffixes: readonly string[],
): string {
  const changes = compareApis(older.apis, newer.apis);
  return renderComparison(
    selectChanges(changes, selection, planSuffixes),
    older.label,
    newer.label,
  );
}
