import path from 'node:path';
import { toRelative } from '../../../core/server/files';
import { readText } from '../../../core/server/pageSource';
import { collectSpecifiers, importEndings, replaceSpecifiers } from '../imports';
import type { CodeFile } from '../types';

/** A file of a demo and where it comes from. */
export interface DemoFile extends CodeFile {
  /** Absolute path. */
  file: string;
}

/** An import that leads to no file of the version. */
interface MissingImport {
  /** Absolute path of the file that imports it. */
  file: string;
  specifier: string;
}

/** A demo's component and the files that it imports. */
export interface DemoFiles {
  /** The component first, under the name of the demo. */
  files: readonly [DemoFile, ...DemoFile[]];
  missing: readonly MissingImport[];
}

/** The files that demos can import. */
const importable = /\.(?:tsx?|css|json)$/;

const isScript = (file: string) => /\.tsx?$/.test(file);
const isIn = (dir: string, file: string) => file.startsWith(dir + path.sep);

const listRelative = (file: string, code: string) =>
  isScript(file) ? collectSpecifiers(code).filter((specifier) => specifier.startsWith('.')) : [];

const resolve = (from: string, specifier: string) => path.resolve(path.dirname(from), specifier);

async function readImported(target: string): Promise<{ file: string; code: string } | undefined> {
  for (const file of importEndings.map((ending) => target + ending)) {
    const code = importable.test(file) ? await readText(file).catch(() => undefined) : undefined;
    if (code !== undefined) {
      return { file, code };
    }
  }
  return undefined;
}

/** Reads a component and all that it imports of the version's own files, by absolute path. */
async function followImports(component: string, versionDir: string) {
  const found = new Map<string, string>();
  const missing: MissingImport[] = [];
  const follow = async (from: string, code: string): Promise<void> => {
    found.set(from, code);
    for (const specifier of listRelative(from, code)) {
      const target = resolve(from, specifier);
      const isOwn = isIn(versionDir, target) && !target.includes('node_modules');
      const imported = isOwn ? await readImported(target) : undefined;
      if (!imported) {
        missing.push({ file: from, specifier });
      } else if (!found.has(imported.file)) {
        await follow(imported.file, imported.code);
      }
    }
  };
  await follow(component, await readText(component));
  return { found, missing };
}

/**
 * Returns the names of files as readers have them, all in the demo's folder: those of other folders
 * by their path from the nearest folder around the demo in which no two have the same name.
 */
function createNaming(dir: string, paths: readonly string[]): (file: string) => string {
  const [inside, outside] = [true, false].map((wanted) =>
    paths.filter((file) => isIn(dir, file) === wanted),
  ) as [string[], string[]];
  const taken = new Set(inside.map((file) => toRelative(dir, file)));
  const isClear = (root: string) =>
    outside.every((file) => isIn(root, file) && !taken.has(toRelative(root, file)));
  let root = path.dirname(dir);
  while (!isClear(root)) {
    root = path.dirname(root);
  }
  return (file) => toRelative(isIn(dir, file) ? dir : root, file);
}

/**
 * Reads a demo's component and the files of its version that it imports, `../data/rows` too. Readers
 * have all of them in one folder, and the imports say so.
 *
 * @param component absolute path
 * @param name name of the component's file among them
 * @param versionDir absolute path of the version, which imports can't leave
 */
export async function readDemoFiles(
  component: string,
  name: string,
  versionDir: string,
): Promise<DemoFiles> {
  const dir = path.dirname(component);
  const { found, missing } = await followImports(component, versionDir);
  const targets = [...found].flatMap(([file, code]) =>
    listRelative(file, code).map((specifier) => resolve(file, specifier)),
  );
  const isMoved = missing.length === 0 && targets.some((target) => !isIn(dir, target));
  const toName = isMoved
    ? createNaming(dir, [...targets, ...found.keys()])
    : (file: string) => toRelative(dir, file);
  const files = [...found].map(([file, code]): DemoFile => {
    const from = path.posix.dirname(toName(file));
    const move = (specifier: string) =>
      specifier.startsWith('.')
        ? path.posix.relative(from, toName(resolve(file, specifier))).replace(/^(?!\.\.\/)/, './')
        : specifier;
    return {
      name: file === component ? name : toName(file),
      code: isMoved && isScript(file) ? replaceSpecifiers(code, move) : code,
      file,
    };
  });
  return { files: files as [DemoFile, ...DemoFile[]], missing };
}
