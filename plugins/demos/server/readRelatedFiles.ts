import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { preProcessFile } from 'typescript';
import type { CodeFile } from './readDemos';

/** What may follow a relative import, in the order in which it is tried. */
const endings = ['', '.ts', '.tsx'];

async function readFirst(candidates: readonly string[]): Promise<CodeFile | undefined> {
  for (const name of candidates) {
    const code = await readFile(name, 'utf8').catch(() => undefined);
    if (code !== undefined) {
      return { name, code };
    }
  }
  return undefined;
}

/**
 * Reads the files beside a demo that its code imports, and those that they import.
 *
 * @param dir absolute path of the demo's folder
 * @param code the demo's own code
 * @returns the files in the order in which they are imported, their names from `dir`;
 *   `missing` are the imports that lead to no file in `dir`
 */
export async function readRelatedFiles(
  dir: string,
  code: string,
): Promise<{ files: CodeFile[]; missing: string[] }> {
  const files = new Map<string, CodeFile>();
  const missing: string[] = [];
  const follow = async (from: string, text: string): Promise<void> => {
    const specifiers = preProcessFile(text, true, true).importedFiles.map(
      ({ fileName }) => fileName,
    );
    for (const specifier of specifiers.filter((item) => item.startsWith('.'))) {
      const target = path.resolve(from, specifier);
      const found = target.startsWith(dir + path.sep)
        ? await readFirst(endings.map((ending) => target + ending))
        : undefined;
      if (!found) {
        missing.push(specifier);
      } else if (!files.has(found.name)) {
        files.set(found.name, { ...found, name: path.relative(dir, found.name) });
        await follow(path.dirname(found.name), /\.tsx?$/.test(found.name) ? found.code : '');
      }
    }
  };
  await follow(dir, code);
  return { files: [...files.values()], missing };
}
