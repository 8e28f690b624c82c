import ts from 'typescript';
import type { Api } from '../../types';
import type { Imported } from './collectImports';
import type { ApiFinder } from './createApiFinder';

/** The hooks of the library that give a ref to the methods of a component, and their interface. */
const interfaces = new Map([
  ['useGridApiRef', 'GridApi'],
  ['useGridApiContext', 'GridApi'],
]);

/** Collects the variables of a file that hold such a ref, with the page of its interface. */
export function collectApiRefs(
  source: ts.SourceFile,
  imports: ReadonlyMap<string, Imported>,
  finder: ApiFinder,
): Map<string, Api> {
  const refs = new Map<string, Api>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isCallExpression(node.initializer)
    ) {
      const hook = imports.get(node.initializer.expression.getText());
      const name = hook && interfaces.get(hook.name);
      const api = name && finder.findImported(hook.specifier, name);
      if (api) {
        refs.set(node.name.getText(), api);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return refs;
}
