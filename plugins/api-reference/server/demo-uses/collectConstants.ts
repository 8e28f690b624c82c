import ts from 'typescript';
import type { Constants } from './collectLiterals';

/**
 * Collects the constants of a file by name, those in functions too. Of two with the same name the
 * first counts: demos are short, and scopes are not worth following.
 */
export function collectConstants(source: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const { text } = node.name;
      constants.set(text, constants.get(text) ?? node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}
