import ts from 'typescript';
import { addSemicolon } from './addSemicolon';
import type { Conversion } from './conversion';
import { hasModifier } from './hasModifier';
import { isTypeSymbol } from './isTypeSymbol';
import { removeDeclaration } from './removeDeclaration';
import { toContainerName } from './toContainerName';

function getFirst(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : getFirst(name.left);
}

/** Whether JavaScript needs an `import a = …`. */
function isNeeded({ checker, used }: Conversion, node: ts.ImportEqualsDeclaration): boolean {
  const symbol = checker.getSymbolAtLocation(node.name);
  return (
    !!symbol &&
    (hasModifier(node, ts.SyntaxKind.ExportKeyword)
      ? !isTypeSymbol(checker, symbol)
      : used.has(symbol))
  );
}

function convertNeeded(conversion: Conversion, node: ts.ImportEqualsDeclaration): void {
  const { file, edits } = conversion;
  const { name, moduleReference: from, parent } = node;
  const start = node.getStart(file);
  const isExported = hasModifier(node, ts.SyntaxKind.ExportKeyword);
  addSemicolon(conversion, node);
  if (ts.isExternalModuleReference(from)) {
    edits.replace(start, name.getStart(file), 'import ');
    edits.replace(name.end, from.end, ` from ${from.expression.getText(file)}`);
    if (isExported) {
      edits.insert(node.end, `\nexport { ${name.text} };`);
    }
    return;
  }
  const declared = ts.isModuleBlock(parent)
    ? `${toContainerName(parent.parent)}.`
    : 'export const ';
  edits.replace(start, name.getStart(file), isExported ? declared : 'const ');
  conversion.convert(getFirst(from));
}

/**
 * Makes `import A = N.B` a constant and `import a = require('a')` an import,
 * or removes it where no value is named by it. To be called when all but these are converted.
 */
export function convertAliases(conversion: Conversion): void {
  let unneeded = [...conversion.aliases];
  let needed: ts.ImportEqualsDeclaration[];
  do {
    needed = unneeded.filter((node) => isNeeded(conversion, node));
    unneeded = unneeded.filter((node) => !needed.includes(node));
    // What an alias names may be an alias, which is needed then.
    needed.forEach((node) => convertNeeded(conversion, node));
  } while (needed.length > 0);
  unneeded.forEach((node) => removeDeclaration(conversion, node));
}
