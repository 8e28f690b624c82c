import type { Options, Plugin } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import packageJson from '../../../package.json';

const PRETTIER_OPTIONS: Options = {
  ...packageJson.prettier,
  parser: 'babel',
  plugins: [babel, estree as Plugin],
  // What a template literal embeds is formatted in the TypeScript already.
  embeddedLanguageFormatting: 'off',
};

const NOT_ERASABLE =
  'erasing this type would change what the code does. Write it without enums, namespaces, parameter properties and <T>x casts, and put parentheses around an `as` between operators.';

interface Problem {
  line: number;
  column: number;
  message: string;
}

function createError(file: string, source: string, problems: readonly Problem[]): Error {
  const lines = source.split('\n');
  const messages = problems.map(
    ({ line, column, message }) =>
      `${file}:${line}:${column}: ${message}\n  ${lines[line - 1]?.trim()}`,
  );
  return new Error(messages.join('\n'));
}

/** The parts with types that `blankSourceFile` leaves: `<A<T> />` and `import { type T } from '…'`. */
function findLeftTypes(file: ts.SourceFile): [start: number, end: number][] {
  const found: [start: number, end: number][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningLikeElement(node) && node.typeArguments) {
      const { pos, end } = node.typeArguments;
      found.push([pos - 1, file.text.indexOf('>', end) + 1]);
    }
    const { name, namedBindings } = (ts.isImportDeclaration(node) && node.importClause) || {};
    if (!name && namedBindings && ts.isNamedImports(namedBindings)) {
      const { elements } = namedBindings;
      if (elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly)) {
        found.push([node.getStart(file), node.end]);
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Returns where a file isn't TypeScript; types aren't checked. */
function findSyntaxErrors(file: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.Preserve,
    target: ts.ScriptTarget.ESNext,
    noLib: true,
    noResolve: true,
    types: [],
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => (name === file.fileName ? file : undefined),
  };
  return ts.createProgram([file.fileName], options, host).getSyntacticDiagnostics(file);
}

/** Puts spaces in the place of all types, so that what is left stays in its line and column. */
function blankTypes(name: string, source: string): string {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.ESNext);
  const problems: Problem[] = [];
  const report = (offset: number, message: string) => {
    const { line, character } = file.getLineAndCharacterOfPosition(offset);
    problems.push({ line: line + 1, column: character + 1, message });
  };
  for (const { start, messageText } of findSyntaxErrors(file)) {
    report(start, ts.flattenDiagnosticMessageText(messageText, ' '));
  }
  let code = source;
  if (problems.length === 0) {
    code = blankSourceFile(file, (node) => report(node.getStart(file), NOT_ERASABLE));
  }
  if (problems.length > 0) {
    throw createError(name, source, problems);
  }
  for (const [start, end] of findLeftTypes(file)) {
    const blank = code.slice(start, end).replaceAll(/\S/g, ' ');
    code = code.slice(0, start) + blank + code.slice(end);
  }
  return code;
}

/**
 * Turns a demo's file into the JavaScript that a reader would have written: without types, with its
 * comments and blank lines, formatted.
 *
 * @param name path of the file, for errors; its ending says whether it has JSX
 * @throws Error that names every place where the file isn't TypeScript, or types can't be erased
 */
export async function toJavaScript(name: string, source: string): Promise<string> {
  const before = source.split('\n');
  const kept = blankTypes(name, source)
    .split('\n')
    .map((code, index) => ({ code, line: index + 1 }))
    // Lines with nothing but types disappear; blank lines stay.
    .filter(({ code, line }) => code.trim() !== '' || before[line - 1]?.trim() === '');
  try {
    return await format(kept.map(({ code }) => code).join('\n'), PRETTIER_OPTIONS);
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
    // TypeScript lets pass some of what JavaScript doesn't, such as a name declared twice.
    const { loc } = error as { loc?: { start: Pick<Problem, 'line' | 'column'> } };
    const { line = 1, column = 1 } = loc?.start ?? {};
    const message = error.message.replace(/ \(\d+:\d+\)[^]*/, '');
    throw createError(name, source, [{ line: kept[line - 1]?.line ?? 1, column, message }]);
  }
}
