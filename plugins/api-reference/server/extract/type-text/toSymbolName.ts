import ts from 'typescript';

/** `React` for what `@types/react` declares inside of its namespace, `React.JSX` for its JSX. */
function toNamespace(declaration: ts.Declaration | undefined): string[] {
  const names: string[] = [];
  for (let node: ts.Node | undefined = declaration?.parent; node; node = node.parent) {
    if (
      (ts.isModuleDeclaration(node) || ts.isEnumDeclaration(node)) &&
      ts.isIdentifier(node.name)
    ) {
      names.unshift(node.name.text);
    }
  }
  return names.filter((name) => name !== 'global');
}

/** Returns a type's name as a reader would write it, with the namespaces or the enum that it stands in. */
export function toSymbolName(symbol: ts.Symbol): string {
  return [...toNamespace(symbol.declarations?.[0]), symbol.name].join('.');
}
