import ts from 'typescript';

/** Returns the names of the fields that a constructor's parameters declare: `constructor(private name: string)`. */
export function collectParameterFields(node: ts.ConstructorDeclaration): string[] {
  return node.parameters
    .filter((parameter) => ts.isParameterPropertyDeclaration(parameter, node))
    .map(({ name }) => name.getText());
}
