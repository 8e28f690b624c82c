import ts from 'typescript';

/** A file that TypeScript read without complaint. */
export interface ParsedSource {
  file: ts.SourceFile;
  checker: ts.TypeChecker;
}

/** What TypeScript says against a file, and where. */
export interface SyntaxProblem {
  offset: number;
  message: string;
}

/**
 * Reads a source on its own: no library, no imports, no disk.
 *
 * @param extension how to read it: in `.tsx`, `<T>x` starts an element; in `.jsx`, types are problems
 */
export function parseSource(
  source: string,
  extension: 'tsx' | 'ts' | 'jsx',
): ParsedSource | SyntaxProblem {
  const name = `/source.${extension}`;
  const target = ts.ScriptTarget.ESNext;
  const file = ts.createSourceFile(name, source, target, true);
  const program = ts.createProgram(
    [name],
    { noLib: true, noResolve: true, allowJs: true, jsx: ts.JsxEmit.Preserve, target, types: [] },
    {
      fileExists: (path) => path === name,
      readFile: () => undefined,
      getSourceFile: (path) => (path === name ? file : undefined),
      getDefaultLibFileName: () => '',
      getCanonicalFileName: (path) => path,
      getCurrentDirectory: () => '/',
      getNewLine: () => '\n',
      useCaseSensitiveFileNames: () => true,
      writeFile: () => {},
    },
  );
  const [problem] = program.getSyntacticDiagnostics(file);
  return problem
    ? {
        offset: problem.start ?? 0,
        message: ts.flattenDiagnosticMessageText(problem.messageText, ' '),
      }
    : { file, checker: program.getTypeChecker() };
}
