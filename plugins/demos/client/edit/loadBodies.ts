import { importCode } from './importCode';
import type { CompiledFile } from './transformFile';

/** The code of a file as a function of what CommonJS gives it. */
export type ModuleBody = (
  require: (specifier: string) => object,
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
) => void;

/**
 * Makes functions of compiled files; nothing of theirs runs yet.
 *
 * @throws SyntaxError for what the compiler let pass and the browser does not
 */
export async function loadBodies(
  files: readonly CompiledFile[],
): Promise<ReadonlyMap<CompiledFile, ModuleBody>> {
  const bodies = await Promise.all(
    files.map(async (file) => {
      // On the first line: an error's line is then that of the file.
      const code = `export default function (require, module, exports) {${file.code}\n}\n//# sourceURL=${file.name}`;
      const { default: body } = await importCode(code);
      return [file, body as ModuleBody] as const;
    }),
  );
  return new Map(bodies);
}
