import ts from 'typescript';
import type { Conversion } from './conversion';
import { convertContainer } from './convertContainer';

/** Makes a namespace with values the object that TypeScript makes of it. */
export function convertNamespace(conversion: Conversion, node: ts.ModuleDeclaration): void {
  const { file, edits } = conversion;
  const { body } = node;
  if (body && ts.isModuleBlock(body)) {
    const end = convertContainer(conversion, node, body.statements.pos);
    body.statements.forEach(conversion.convert);
    edits.replace(node.end - 1, node.end, end);
  } else if (body) {
    const end = convertContainer(conversion, node, body.getStart(file));
    conversion.convert(body);
    edits.insert(node.end, end);
  }
}
