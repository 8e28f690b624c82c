import ts from 'typescript';

/** What a local name stands for. */
export interface Imported {
  /** Where it comes from: `@mui/x-data-grid`. */
  specifier: string;
  /** What it is called there. */
  name: string;
}

/** Collects the named imports of a file by their local names. */
export function collectImports(source: ts.SourceFile): Map<string, Imported> {
  const declarations = source.statements.filter(ts.isImportDeclaration);
  return new Map(
    declarations.flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings;
      const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      const specifier = (moduleSpecifier as ts.StringLiteral).text;
      return elements.map(({ name, propertyName }) => [
        name.text,
        { specifier, name: (propertyName ?? name).text },
      ]);
    }),
  );
}
