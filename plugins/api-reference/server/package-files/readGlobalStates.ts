import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { library } from '../../../../library';
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
 * Reads the states whose class all components share: from the module that the library keeps them in,
 * or from the list in a bundle that imports none.
 *
 * @param packageDir a folder in `node_modules`
 * @returns none where the library has no such states
 */
export function readGlobalStates(packageDir: string): ReadonlySet<string> {
  const { stateClasses, themePrefix } = library;
  if (!stateClasses) {
    return new Set();
  }
  const entry = findPackageEntry(packageDir);
  const dir = findPackageDir(stateClasses.package, entry);
  const file = dir && path.join(dir, stateClasses.file);
  const states = file ? extractStates(file, '') : extractStates(entry, `${themePrefix}-`);
  if (states.length === 0) {
    throw new Error(
      `There is no list of global state classes in ${file ?? entry}. Say in "stateClasses" of library.ts where the library keeps them now.`,
    );
  }
  return new Set(states);
}
