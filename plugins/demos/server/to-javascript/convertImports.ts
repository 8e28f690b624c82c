import ts from 'typescript';
import { collectComments } from './collectComments';
import type { Conversion } from './conversion';
import { removeDeclaration } from './removeDeclaration';
import { removeListItems } from './removeListItems';

function convertImport(
  conversion: Conversion,
  node: ts.ImportDeclaration,
  isUsed: (name: ts.Identifier) => boolean,
): void {
  const { text, edits } = conversion;
  const { name, namedBindings: bindings } = node.importClause ?? {};
  const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  const unused = elements.filter((element) => element.isTypeOnly || !isUsed(element.name));
  const keepsName = !!name && isUsed(name);
  const keepsBindings =
    bindings &&
    (ts.isNamespaceImport(bindings) ? isUsed(bindings.name) : unused.length < elements.length);
  if (!keepsName && !keepsBindings) {
    removeDeclaration(conversion, node);
  } else if (keepsBindings) {
    removeListItems(conversion, [...(name && !keepsName ? [name] : []), ...unused]);
  } else if (name && bindings) {
    edits.replace(name.end, bindings.end, ` ${collectComments(text, name.end, bindings.end)}`);
  }
}

/**
 * Removes the imports of types, and as TypeScript does those that no value is named by.
 * To be called when all else is converted.
 *
 * @param hasElements whether the file has JSX, which may need React without a word of it
 */
export function convertImports(conversion: Conversion, hasElements: boolean): void {
  const { file, text, checker, used } = conversion;
  const pragmas = text.matchAll(/@jsx(?:Frag)?\s+([\w$]+)/g);
  const factories = hasElements ? ['React', ...Array.from(pragmas, ([, name]) => name)] : [];
  const isUsed = (name: ts.Identifier) => {
    const symbol = checker.getSymbolAtLocation(name);
    return (symbol && used.has(symbol)) || factories.includes(name.text);
  };
  for (const statement of file.statements) {
    if (
      ts.isImportDeclaration(statement) &&
      statement.importClause &&
      statement.importClause.phaseModifier !== ts.SyntaxKind.TypeKeyword
    ) {
      convertImport(conversion, statement, isUsed);
    }
  }
}
