import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findPackageDir } from './findPackageDir';
import { findPackageEntry } from './findPackageEntry';

/** Extracts the names of the longest object that says `{ selected: '<prefix>selected', … }`. */
function extractStates(file: string, prefix: string): string[] {
  const code = readFileSync(file, 'utf8');
  let longest: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.flatMap((property) =>
        ts.isPropertyAssignment(property) &&
        ts.isIdentifier(property.name) &&
        ts.isStringLiteral(property.initializer) &&
        property.initializer.text === `${prefix}${property.name.text}`
          ? [property.name.text]
          : [],
      );
      if (names.length === node.properties.length && names.length > longest.length) {
        longest = names;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS));
  return longest;
}

/**
 * Reads the states whose class all components share, as `Mui-selected`: from `globalStateClasses` of
 * the `@mui/utils` that the package imports, or from the list in a bundle that imports none (v4).
 *
 * @param packageDir a folder in `node_modules`
 */
export function readGlobalStates(packageDir: string): ReadonlySet<string> {
  const entry = findPackageEntry(packageDir);
  const utils = findPackageDir('@mui/utils', entry);
  const file = utils && path.join(utils, 'generateUtilityClass', 'generateUtilityClass.js');
  const states = file ? extractStates(file, '') : extractStates(entry, 'Mui-');
  if (states.length === 0) {
    throw new Error(
      `There is no list of global state classes in ${file ?? entry}. Teach readGlobalStates.ts where the package keeps them now.`,
    );
  }
  return new Set(states);
}
