import { distance } from 'fastest-levenshtein';
import ts from 'typescript';
import type { TreeEntry } from '../../../../core/server/sidebar';
import { toKebabName } from '../../../../core/names';
import type { LibraryExport } from './collectExports';
import { isUnresolved } from './isUnresolved';

/** Finds components whose declarations the compiler does not understand, for want of a package. */
export function checkExports(exports: readonly LibraryExport[], checker: ts.TypeChecker): string[] {
  return exports.flatMap(({ name, places: [place] }) => {
    const isComponent =
      /^[A-Z][a-z]/.test(name) && place && place.symbol.flags & ts.SymbolFlags.Value;
    if (!isComponent || !isUnresolved(checker.getTypeOfSymbol(place.symbol))) {
      return [];
    }
    const file = place.symbol.declarations?.[0]?.getSourceFile().fileName ?? 'declared nowhere';
    return [
      `"${name}" of ${place.module.specifier} has a type that cannot be resolved (${file}). Install what that file imports.`,
    ];
  });
}

/** Says that the tree names what no package exports, and what is near. */
export function checkEntry(
  { product, kebabName, file }: TreeEntry,
  exports: readonly LibraryExport[],
): string {
  const near = exports
    .filter((item) => item.product === product)
    .map(({ name }) => ({ name, away: distance(kebabName, toKebabName(name)) }))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, 3)
    .map(({ name }) => name);
  return `${file}: "/x/api/${product}/${kebabName}" is no component or type that the packages export. Near: ${near.join(', ')}. Name one of them, or take the entry out.`;
}
