import ts from 'typescript';
import { collectComments } from './collectComments';
import type { Conversion } from './conversion';
import { hasModifier } from './hasModifier';
import { isTypeOnly } from './isTypeOnly';
import { type Container, toContainerName } from './toContainerName';

/** Whether nothing before it in its block made the variable: an enum or namespace may be continued. */
function isFirst({ checker }: Conversion, node: Container): boolean {
  const others = checker
    .getSymbolAtLocation(node.name)
    ?.declarations?.filter(
      (declaration) => declaration.parent === node.parent && !isTypeOnly(declaration),
    );
  return (
    others?.[0] === node &&
    !others.some((other) => ts.isFunctionDeclaration(other) || ts.isClassLike(other))
  );
}

/** Returns the namespace that a declaration is exported from. */
function findNamespace(node: Container): ts.ModuleDeclaration | undefined {
  if (ts.isModuleDeclaration(node.parent)) {
    return node.parent;
  }
  return ts.isModuleBlock(node.parent) && hasModifier(node, ts.SyntaxKind.ExportKeyword)
    ? node.parent.parent
    : undefined;
}

/**
 * Makes the variable of an enum or a namespace, and the function that fills it.
 *
 * @param bodyStart where what goes into the function starts
 * @returns the function's end
 */
export function convertContainer(
  conversion: Conversion,
  node: Container,
  bodyStart: number,
): string {
  const { file, text, edits } = conversion;
  const name = node.name.text;
  const start = node.getStart(file);
  const isExported = ts.isSourceFile(node.parent) && hasModifier(node, ts.SyntaxKind.ExportKeyword);
  const variable = `${isExported ? 'export ' : ''}${ts.isSourceFile(node.parent) ? 'var' : 'let'} ${name};\n`;
  const comments = collectComments(text, start, bodyStart);
  edits.replace(
    start,
    bodyStart,
    `${isFirst(conversion, node) ? variable : ''}(function (${toContainerName(node)}) {${comments}`,
  );
  const namespace = findNamespace(node);
  const member = namespace ? `${toContainerName(namespace)}.${name}` : name;
  const object = `${member} || (${member} = {})`;
  return `})(${namespace ? `${name} = ${object}` : object});`;
}
