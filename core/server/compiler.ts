/** TypeScript's compiler, on texts that aren't on the disk and the packages of a version. */
import path from 'node:path';
import ts from 'typescript';

/** Reads the compiler options of a version, without the files that they are for. */
export function readCompilerOptions(versionDir: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(versionDir, 'tsconfig.json'), ts.sys.readFile) as {
    config?: object;
  };
  const host = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, host, versionDir);
  return { ...options, skipLibCheck: true, noEmit: true };
}

/** Compiles texts by the absolute path of the file that each stands for. */
export type Compile = (texts: ReadonlyMap<string, string>) => ts.Program;

/** Creates a compiler that parses each file of a package once, however often it is called. */
export function createCompiler(options: ts.CompilerOptions): Compile {
  const host = ts.createCompilerHost(options);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  let oldProgram: ts.Program | undefined;
  return (texts) => {
    oldProgram = ts.createProgram({
      rootNames: [...texts.keys()],
      options,
      ...(oldProgram && { oldProgram }),
      host: {
        ...host,
        fileExists: (file) => texts.has(file) || host.fileExists(file),
        getSourceFile: (name, languageVersion, ...rest) => {
          const text = texts.get(name);
          if (text !== undefined) {
            return ts.createSourceFile(name, text, languageVersion);
          }
          if (!parsed.has(name)) {
            parsed.set(name, host.getSourceFile(name, languageVersion, ...rest));
          }
          return parsed.get(name);
        },
      },
    });
    return oldProgram;
  };
}
