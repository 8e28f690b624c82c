import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { preProcessFile } from 'typescript';
import { toKebabName } from '../../../core/names';
import { type CodeStyle, codeStyleSlugs, codeStyles } from '../../preferences/types';

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
async function readRelatedFiles(
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

/** A file as it stands on the disk. */
export interface CodeFile {
  /** Its path from the demo's folder, without the style: `ColumnTypes.tsx`, `ColumnTypes.css`, `rows.ts`. */
  name: string;
  code: string;
}

/** A demo in one of its styles. */
export interface DemoVariant {
  style: CodeStyle;
  /** Absolute path of its component. */
  file: string;
  /** The component, its preview marked, then the files beside it that it imports. */
  files: readonly [CodeFile, ...CodeFile[]];
  /** Relative imports that lead nowhere. */
  missing: readonly string[];
}

/** A demo of a version: `demos/Name.tsx` and its variants beside it, or `templates/name/Name.tsx`. */
export interface Demo {
  /** Name of the file without its ending. */
  name: string;
  /** Absolute path of the folder that it stands in. */
  dir: string;
  /** In the order of `codeStyles`. */
  variants: readonly DemoVariant[];
}

/** What the plugin reads, from a version's folder. */
export const demoPattern = '**/{demos,templates}/**/*.{ts,tsx,css}';

const stylesBySlug = new Map(codeStyles.map((style) => [codeStyleSlugs[style], style]));

/** Whether a file is a demo: of those of a page template only the one that has its name is. */
function isDemo(file: string): boolean {
  const [, template, name] = /^templates\/([^/]+)\/(.+)\.tsx$/.exec(file) ?? [];
  return name === undefined || toKebabName(name) === template;
}

async function readVariant(dir: string, base: string): Promise<DemoVariant> {
  const [name = '', slug = 'system'] = base.split('.');
  const file = path.join(dir, `${base}.tsx`);
  const code = await readFile(file, 'utf8');
  const { files, missing } = await readRelatedFiles(dir, code);
  return {
    // An unknown slug is a mistake that `checkDemos` names.
    style: stylesBySlug.get(slug) ?? (slug as CodeStyle),
    file,
    files: [{ name: `${name}.tsx`, code }, ...files],
    missing,
  };
}

/**
 * Reads the demos of a version: every `demos/Name.tsx` outside `node_modules` with its variants,
 * `Name.tailwind.tsx` and `Name.css.tsx`, and the files beside them that they import; the same of
 * every page template, `templates/page-name/PageName.tsx`.
 *
 * @param versionDir absolute path
 * @returns the demos in the order of their paths
 */
export async function readDemos(versionDir: string): Promise<Demo[]> {
  const files = await Globby(['**/demos/*.tsx', 'templates/*/*.tsx'], {
    cwd: versionDir,
    ignore: ['**/node_modules/**'],
  });
  const bases = files
    .filter(isDemo)
    .toSorted()
    .map((file) => file.slice(0, -'.tsx'.length));
  const demos = new Map<string, string[]>();
  for (const base of bases) {
    const name = base.replace(/\.[^./]*$/, '');
    demos.set(name, [...(demos.get(name) ?? []), base]);
  }
  return Promise.all(
    [...demos].map(async ([base, variants]) => {
      const dir = path.join(versionDir, path.dirname(base));
      const read = await Promise.all(variants.map((name) => readVariant(dir, path.basename(name))));
      // Unsigned: an unknown style, -1, comes last.
      const order = (variant: DemoVariant) => codeStyles.indexOf(variant.style) >>> 0;
      return {
        name: path.basename(base),
        dir,
        variants: read.toSorted((a, b) => order(a) - order(b)),
      };
    }),
  );
}

/** Whether a demo is a page template: it has a page to itself, and is no part of another. */
export function isTemplate({ dir }: Pick<Demo, 'dir'>): boolean {
  return path.basename(path.dirname(dir)) === 'templates';
}
