/**
 * Type-checks code blocks. Most are fragments, so what they leave out is filled in: a name that a block uses
 * and doesn't declare is imported from React or from the packages that its version pins, and is `any` where
 * none of them exports it.
 */
import path from 'node:path';
import ts from 'typescript';
import { type Compile, createCompiler, readCompilerOptions } from '../../../core/server/compiler';
import { isDocumented, listNamedPackages } from '../../../core/server/pins';
import type { Snippet } from './snippets';

/** What a block may be a part of, in the order in which it is tried. */
const wrappers: readonly [before: string, after: string][] = [
  ['', ''],
  ['<>', '</>'],
  ['(', ')'],
  ['({', '})'],
  ['<Any ', '/>'],
];

/** The codes with which the compiler says that a name is unknown: a value, a type, a shorthand property. */
const UNKNOWN_NAME = new Set([2304, 2503, 2552, 2580, 2582, 2591, 2592, 2593, 18_004]);

/** A module that isn't installed, which is a mistake only in the documented library. */
const UNKNOWN_MODULE = new Set([2307, 2792, 2882, 7016]);

/** What isn't a mistake of a fragment: `return` outside a function, type arguments for `any`. */
const OF_FRAGMENTS = new Set([1108, 2315, 2347]);

/** Props or members that are missing: elements of fragments leave out props. */
const MISSING_MEMBERS = new Set([2739, 2740, 2741]);

const parse = (text: string) =>
  ts.createSourceFile(
    'block.tsx',
    text,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.TSX,
  ) as ts.SourceFile & { parseDiagnostics: readonly ts.Diagnostic[] };

const hasSyntaxErrors = (text: string) => parse(text).parseDiagnostics.length > 0;

/** What is not asked of fragments. */
const LENIENT: ts.CompilerOptions = {
  allowUmdGlobalAccess: true,
  erasableSyntaxOnly: false,
  noImplicitAny: false,
  noUncheckedIndexedAccess: false,
  verbatimModuleSyntax: false,
};

/** Returns the packages that export each name. */
function findExporters(
  compile: Compile,
  packages: readonly string[],
  file: string,
): Map<string, string[]> {
  const text = packages.map((name, at) => `import * as m${at} from '${name}';`).join('\n');
  const program = compile(new Map([[file, text]]));
  const checker = program.getTypeChecker();
  const imports = program.getSourceFile(file)?.statements.filter(ts.isImportDeclaration) ?? [];
  const exporters = new Map<string, string[]>();
  imports.forEach(({ moduleSpecifier }, at) => {
    const symbol = checker.getSymbolAtLocation(moduleSpecifier);
    for (const { name } of symbol ? checker.getExportsOfModule(symbol) : []) {
      exporters.set(name, [...(exporters.get(name) ?? []), packages[at] ?? '']);
    }
  });
  return exporters;
}

interface Checked {
  unknown: Set<string>;
  problems: ts.Diagnostic[];
}

/** Checks one file, and separates the names that are unknown from mistakes. */
function checkFile(program: ts.Program, name: string): Checked {
  const file = program.getSourceFile(name);
  const checked: Checked = { unknown: new Set(), problems: [] };
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  for (const problem of found) {
    const { code, start = 0, length = 0 } = problem;
    const text = file?.text.slice(start, start + length) ?? '';
    const isElement = file?.text[start - 1] === '<';
    if (UNKNOWN_NAME.has(code)) {
      checked.unknown.add(text);
    } else if (
      UNKNOWN_MODULE.has(code)
        ? isDocumented(text.slice(1, -1))
        : !OF_FRAGMENTS.has(code) && !(isElement && MISSING_MEMBERS.has(code))
    ) {
      checked.problems.push(problem);
    }
  }
  return checked;
}

/** A block as the module that is compiled. */
interface Block {
  /** Its file. */
  name: string;
  snippet: Snippet;
  /** Whether it changes what others are compiled against. */
  isAlone: boolean;
  /** Its text after the declarations of names that it leaves out. */
  toText(declarations: string): string;
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

function toBlock(snippet: Snippet, name: string): Block {
  const { code } = snippet;
  const context = toContext(snippet);
  const [before, after] = wrappers.find((ends) => !hasSyntaxErrors(ends.join(code))) ?? ['', ''];
  const added = [...`${context}\n${code}`.matchAll(addition)];
  // Only a module that is imported can be added to.
  const imports = added.map(([, module]) => (module === undefined ? '' : `import ${module};`));
  // On one line, so that lines count as in the block.
  const toText = (declarations: string) =>
    `${[context, ...imports, declarations].join(' ')} ${before}${code}${after}\nexport {};`;
  return { name, snippet, isAlone: added.length > 0, toText };
}

/**
 * Type-checks code blocks against the packages of a version.
 *
 * @returns the mistakes of each block, with file and line, in the blocks' order
 */
export function checkSnippets(snippets: readonly Snippet[], versionDir: string): string[][] {
  const toFile = (name: string) => path.join(versionDir, `code-block-${name}.tsx`);
  const compile = createCompiler({ ...readCompilerOptions(versionDir), ...LENIENT });
  const exporters = findExporters(compile, listNamedPackages(versionDir), toFile('imports'));
  const declare = (names: Iterable<string>, which: 0 | -1) =>
    [...names]
      .map((name) => {
        const from = exporters.get(name)?.at(which);
        return from === undefined
          ? `declare const ${name}: any; type ${name} = any;`
          : `import { ${name} } from '${from}';`;
      })
      .join(' ');
  const check = (blocks: readonly Block[], toDeclarations: (block: Block) => string) => {
    const program = compile(
      new Map(blocks.map((block) => [block.name, block.toText(toDeclarations(block))])),
    );
    return new Map(blocks.map((block) => [block, checkFile(program, block.name)]));
  };
  const blocks = snippets.map((snippet, at) => toBlock(snippet, toFile(String(at))));
  const groups = [
    blocks.filter(({ isAlone }) => !isAlone),
    ...blocks.filter(({ isAlone }) => isAlone).map((block) => [block]),
  ];
  const problems = new Map<Block, readonly ts.Diagnostic[]>();
  for (const group of groups) {
    const alone = check(group, () => '');
    const unknown = (block: Block) => alone.get(block)?.unknown ?? [];
    const first = check(group, (block) => declare(unknown(block), 0));
    const failed = group.filter((block) => first.get(block)?.problems.length);
    // What only a higher plan has needs the other names of that plan too.
    const last = check(failed, (block) => declare(unknown(block), -1));
    for (const block of failed) {
      if (last.get(block)?.problems.length) {
        problems.set(block, first.get(block)?.problems ?? []);
      }
    }
  }
  return blocks.map((block) =>
    (problems.get(block) ?? []).map(({ file, start = 0, messageText }) => {
      const line = file ? ts.getLineAndCharacterOfPosition(file, start).line : 0;
      const message = ts.flattenDiagnosticMessageText(messageText, '\n');
      return `${block.snippet.file}:${block.snippet.line + line}: ${message}`;
    }),
  );
}
