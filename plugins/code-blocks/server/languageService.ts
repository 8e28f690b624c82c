/** TypeScript's language service, which editors ask, for texts that aren't on the disk. */
import ts from 'typescript';
import type { Compile } from '../../../core/server/compiler';

/** How much of a type is written, in characters. */
const MAX_TYPE = 200;

/** A compiler that also knows what editors show of a name. */
export interface Service {
  compile: Compile;
  /** Returns what an editor shows at a position of a text that was compiled last. */
  describe(file: string, position: number): ts.QuickInfo | undefined;
}

/** Creates a language service that parses each file of a package once, however often it compiles. */
export function createService(options: ts.CompilerOptions): Service {
  let texts: ReadonlyMap<string, string> = new Map();
  let compiled = 0;
  const { directoryExists, getDirectories, realpath, useCaseSensitiveFileNames } = ts.sys;
  const readFile = (file: string) => texts.get(file) ?? ts.sys.readFile(file);
  const registry = ts.createDocumentRegistry();
  const keep = () => {};
  const service = ts.createLanguageService(
    {
      directoryExists,
      getDirectories,
      ...(realpath && { realpath }),
      readFile,
      fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
      useCaseSensitiveFileNames: () => useCaseSensitiveFileNames,
      getCompilationSettings: () => options,
      getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getProjectVersion: () => String(compiled),
      getScriptFileNames: () => [...texts.keys()],
      // A text is its own version; files of packages don't change.
      getScriptVersion: (file) => texts.get(file) ?? '',
      getScriptSnapshot(file) {
        const text = readFile(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
    },
    { ...registry, releaseDocument: keep, releaseDocumentWithKey: keep },
  );
  return {
    compile(given) {
      texts = given;
      compiled += 1;
      return service.getProgram() as ts.Program;
    },
    describe: (file, position) => service.getQuickInfoAtPosition(file, position, MAX_TYPE),
  };
}
