/** Type-checks code blocks against the packages of a version, and reads the types of their names. */
import path from 'node:path';
import ts from 'typescript';
import { type Compile, readCompilerOptions } from '../../../core/server/compiler';
import { isDocumented, listNamedPackages } from '../../../core/server/pins';
import { type Block, toBlock } from './fragments';
import { type Service, createService } from './languageService';
import type { Snippet } from './snippets';
import { type TypedName, listTypedNames } from './typedNames';

/** The codes with which the compiler says that a name is unknown: a value, a type, a shorthand property. */
const UNKNOWN_NAME = new Set([2304, 2503, 2552, 2580, 2582, 2591, 2592, 2593, 18_004]);

/** A module that isn't installed, which is a mistake only in the documented library. */
const UNKNOWN_MODULE = new Set([2307, 2792, 2882, 7016]);

/** What isn't a mistake of a fragment: `return` outside a function, type arguments for `any`. */
const OF_FRAGMENTS = new Set([1108, 2315, 2347]);

/** Props or members that are missing: elements of fragments leave out props. */
const MISSING_MEMBERS = new Set([2739, 2740, 2741]);

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

/** What the compiler says of a block. */
interface Checked {
  /** Names that it uses and doesn't declare. */
  unknown: Set<string>;
  problems: ts.Diagnostic[];
  names: TypedName[];
}

/** Checks one file, and separates the names that are unknown from mistakes. */
function checkFile(program: ts.Program, name: string): Omit<Checked, 'names'> {
  const file = program.getSourceFile(name);
  const unknown = new Set<string>();
  const problems: ts.Diagnostic[] = [];
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  for (const problem of found) {
    const { code, start = 0, length = 0 } = problem;
    const text = file?.text.slice(start, start + length) ?? '';
    const isElement = file?.text[start - 1] === '<';
    if (UNKNOWN_NAME.has(code)) {
      unknown.add(text);
    } else if (
      UNKNOWN_MODULE.has(code)
        ? isDocumented(text.slice(1, -1))
        : !OF_FRAGMENTS.has(code) && !(isElement && MISSING_MEMBERS.has(code))
    ) {
      problems.push(problem);
    }
  }
  return { unknown, problems };
}

/** Compiles blocks, each after the declarations that it gets, and checks them. */
function checkBlocks(
  service: Service,
  blocks: readonly Block[],
  toDeclarations: (block: Block) => string,
): Map<Block, Checked> {
  const items = blocks.map((block) => {
    const declarations = toDeclarations(block);
    return { block, declarations, text: block.toText(declarations) };
  });
  const program = service.compile(new Map(items.map(({ block, text }) => [block.name, text])));
  return new Map(
    items.map(({ block, declarations, text }) => {
      const { name, snippet, codeFromEnd } = block;
      const checked = checkFile(program, name);
      const start = text.length - codeFromEnd;
      // With unknown names it is compiled again, with declarations.
      const isRight =
        checked.problems.length === 0 && (declarations !== '' || checked.unknown.size === 0);
      const names = isRight
        ? listTypedNames(service, program, { name, start, end: start + snippet.code.length })
        : [];
      return [block, { ...checked, names }];
    }),
  );
}

/**
 * Returns the code that declares names.
 *
 * @param exporters the packages that export each name
 * @param which of these packages it is imported from
 */
const declareNames = (
  names: Iterable<string>,
  exporters: ReadonlyMap<string, readonly string[]>,
  which: 0 | -1,
): string =>
  [...names]
    .map((name) => {
      const from = exporters.get(name)?.at(which);
      return from === undefined
        ? `declare const ${name}: any; type ${name} = any;`
        : `import { ${name} } from '${from}';`;
    })
    .join(' ');

/** What was found in a block. */
export interface CheckedSnippet {
  /** Its mistakes, with file and line. */
  problems: string[];
  /** The names of a block without mistakes, in its order. */
  names: TypedName[];
}

const toMessage = ({ snippet }: Block, { file, start = 0, messageText }: ts.Diagnostic) => {
  const line = file ? ts.getLineAndCharacterOfPosition(file, start).line : 0;
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  return `${snippet.file}:${snippet.line + line}: ${message}`;
};

/**
 * Type-checks code blocks against the packages of a version.
 *
 * @returns what was found in each block, in the blocks' order
 */
export function checkSnippets(snippets: readonly Snippet[], versionDir: string): CheckedSnippet[] {
  const toFile = (name: string) => path.join(versionDir, `code-block-${name}.tsx`);
  const service = createService({ ...readCompilerOptions(versionDir), ...LENIENT });
  const exporters = findExporters(
    service.compile,
    listNamedPackages(versionDir),
    toFile('imports'),
  );
  const blocks = snippets.map((snippet, at) => toBlock(snippet, toFile(String(at))));
  const groups = [
    blocks.filter(({ isAlone }) => !isAlone),
    ...blocks.filter(({ isAlone }) => isAlone).map((block) => [block]),
  ];
  const found = new Map<Block, Checked>();
  for (const group of groups) {
    const alone = checkBlocks(service, group, () => '');
    const unknown = (block: Block) => alone.get(block)?.unknown ?? [];
    const fragments = group.filter((block) => alone.get(block)?.unknown.size);
    const first = checkBlocks(service, fragments, (block) =>
      declareNames(unknown(block), exporters, 0),
    );
    const failed = fragments.filter((block) => first.get(block)?.problems.length);
    // What only a higher plan has needs the other names of that plan too.
    const last = checkBlocks(service, failed, (block) =>
      declareNames(unknown(block), exporters, -1),
    );
    const passed = [...last].filter(([, { problems }]) => problems.length === 0);
    [...alone, ...first, ...passed].forEach(([block, checked]) => found.set(block, checked));
  }
  return blocks.map((block) => {
    const { problems = [], names = [] } = found.get(block) ?? {};
    return { problems: problems.map((problem) => toMessage(block, problem)), names };
  });
}
