import ts from 'typescript';
import { collectCalls } from './collectCalls';
import type { Place } from './createModules';

/** A list of classes that begin with one name: `gridClasses` of `MuiDataGrid`. */
export interface ClassList {
  prefix: string;
  place: Place;
}

/** Collects the lists in declarations: calls such as `generateUtilityClasses('MuiX', […])`. */
export function collectClassLists(places: Place[]): ClassList[] {
  return places.flatMap((place) => {
    const calls = ts.isFunctionLike(place.node) ? [] : collectCalls(place.node);
    const prefixes = calls.flatMap(({ arguments: [first, second] }) =>
      first && second && ts.isStringLiteral(first) && ts.isArrayLiteralExpression(second)
        ? [first.text]
        : [],
    );
    return prefixes.map((prefix) => ({ prefix, place }));
  });
}
