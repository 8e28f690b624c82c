/**
 * Code blocks as modules that can be compiled. Most blocks are fragments: what is around one is added, and a
 * name that it uses and doesn't declare is imported from React or from the packages that its version pins. A
 * name that none of them exports is `any`.
 */
import ts from 'typescript';
import type { Snippet } from './snippets';

/** What a block may be a part of, in the order in which it is tried. */
const wrappers: readonly [before: string, after: string][] = [
  ['', ''],
  ['<>', '</>'],
  ['(', ')'],
  ['({', '})'],
  ['<Any ', '/>'],
];

const parse = (text: string) =>
  ts.createSourceFile(
    'block.tsx',
    text,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.TSX,
  ) as ts.SourceFile & { parseDiagnostics: readonly ts.Diagnostic[] };

const hasSyntaxErrors = (text: string) => parse(text).parseDiagnostics.length > 0;

/** A block as the module that is compiled. */
export interface Block {
  /** Its file. */
  name: string;
  snippet: Snippet;
  /** Whether it changes what others are compiled against. */
  isAlone: boolean;
  /** Returns its text, after the declarations of names that it leaves out. */
  toText(declarations: string): string;
  /** Where its own code begins, counted from the end of that text. */
  codeFromEnd: number;
}

/** Returns the names that a statement declares. */
function listNames(statement: ts.Statement): string[] {
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {};
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    return [name, ...named.map((item) => item.name)].flatMap((item) => item?.text ?? []);
  }
  const declared = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [statement as ts.Statement & { name?: ts.Node }];
  return declared.flatMap(({ name }) => (name && ts.isIdentifier(name) ? name.text : []));
}

/** Returns what the page declares for its blocks, without what a block declares itself. */
function toContext({ code, context }: Snippet): string {
  const own = new Set(parse(code).statements.flatMap(listNames));
  return parse(context)
    .statements.filter((statement) => !listNames(statement).some((name) => own.has(name)))
    .map((statement) => statement.getText())
    .join(' ');
}

/** Matches what a text adds to a module, or to all of them: it is there for all that is compiled with it. */
const addition = /\bdeclare (?:module ('[^']+')|global)/g;

/**
 * Completes a block, but for the names that it leaves out.
 *
 * @param name absolute path of the file that it stands for
 */
export function toBlock(snippet: Snippet, name: string): Block {
  const { code } = snippet;
  const context = toContext(snippet);
  const [before, after] = wrappers.find((ends) => !hasSyntaxErrors(ends.join(code))) ?? ['', ''];
  const added = [...`${context}\n${code}`.matchAll(addition)];
  // Only a module that is imported can be added to.
  const imports = added.map(([, module]) => (module === undefined ? '' : `import ${module};`));
  // On one line, so that lines count as in the block.
  const end = `${after}\nexport {};`;
  const toText = (declarations: string) =>
    `${[context, ...imports, declarations].join(' ')} ${before}${code}${end}`;
  return {
    name,
    snippet,
    isAlone: added.length > 0,
    toText,
    codeFromEnd: code.length + end.length,
  };
}
