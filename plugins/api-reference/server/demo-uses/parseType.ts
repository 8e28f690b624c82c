import ts from 'typescript';

/** Parses the text of a type; text that is none gives a type nonetheless, of what could be read. */
export function parseType(text: string): ts.TypeNode | undefined {
  const source = ts.createSourceFile('type.ts', `type T = ${text}`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  return statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
}
