import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { toKebabName } from '../../../core/names';
import { toRelative } from '../../../core/server/files';
import { readText } from '../../../core/server/pageSource';
import { type CodeStyle, codeStyleSlugs, codeStyles } from '../../preferences/types';
import { collectSpecifiers } from '../imports';
import type { CodeFile } from '../types';

/** An import that leads to no file in the demo's folder. */
interface MissingImport {
  /** Absolute path of the file that imports it. */
  file: string;
  specifier: string;
}

/** A demo in one of its styles. */
export interface DemoVariant {
  style: CodeStyle;
  /** Absolute path of its component. */
  file: string;
  /** The component, its preview marked, then the files beside it that it imports. */
  files: readonly [CodeFile, ...CodeFile[]];
  missing: readonly MissingImport[];
}

/** A demo of a version: `demos/Name.tsx` and its variants beside it, or `templates/name/Name.tsx`. */
export interface Demo {
  /** Name of the file without its extension. */
  name: string;
  /** Absolute path of its folder. */
  dir: string;
  /** In the order of `codeStyles`. */
  variants: readonly DemoVariant[];
}

/** What the plugin reads, from a version's folder. */
export const demoPattern = '**/{demos,templates}/**/*.{ts,tsx,css}';

const stylesBySlug = new Map(codeStyles.map((style) => [codeStyleSlugs[style], style]));

/** Whether a demo is a page template: it has a page to itself, and is part of no other. */
export function isTemplate({ dir }: Pick<Demo, 'dir'>): boolean {
  return path.basename(path.dirname(dir)) === 'templates';
}

/** Reads the file that an import leads to, with or without its extension. */
async function readImported(target: string): Promise<{ file: string; code: string } | undefined> {
  for (const file of ['', '.ts', '.tsx'].map((extension) => target + extension)) {
    const code = await readText(file).catch(() => undefined);
    if (code !== undefined) {
      return { file, code };
    }
  }
  return undefined;
}

/** Reads the files in a demo's folder that its component imports, and those that they import. */
async function readRelatedFiles(dir: string, component: string, componentCode: string) {
  const files = new Map<string, CodeFile>();
  const missing: MissingImport[] = [];
  const follow = async (from: string, code: string): Promise<void> => {
    for (const specifier of collectSpecifiers(code).filter((item) => item.startsWith('.'))) {
      const target = path.resolve(path.dirname(from), specifier);
      const found = target.startsWith(dir + path.sep) ? await readImported(target) : undefined;
      if (!found) {
        missing.push({ file: from, specifier });
      } else if (!files.has(found.file)) {
        files.set(found.file, { name: toRelative(dir, found.file), code: found.code });
        await follow(found.file, /\.tsx?$/.test(found.file) ? found.code : '');
      }
    }
  };
  await follow(component, componentCode);
  return { files: [...files.values()], missing };
}

async function readVariant(dir: string, base: string): Promise<DemoVariant> {
  const [name = '', slug = 'system'] = base.split('.');
  const file = path.join(dir, `${base}.tsx`);
  const code = await readText(file);
  const { files, missing } = await readRelatedFiles(dir, file, code);
  return {
    // `checkDemos` reports an unknown slug.
    style: stylesBySlug.get(slug) ?? (slug as CodeStyle),
    file,
    files: [{ name: `${name}.tsx`, code }, ...files],
    missing,
  };
}

/** Whether a file is a demo: in a page template, only the one with the template's name is. */
function isDemo(file: string): boolean {
  const [, template, name] = /^templates\/([^/]+)\/(.+)\.tsx$/.exec(file) ?? [];
  return name === undefined || toKebabName(name) === template;
}

/**
 * Reads the demos of a version: every `demos/Name.tsx` outside `node_modules` with its variants,
 * `Name.tailwind.tsx` and `Name.css.tsx`, and the files beside them that they import; and every page
 * template, `templates/page-name/PageName.tsx`.
 *
 * @param versionDir absolute path
 * @returns the demos in the order of their paths
 */
export async function readDemos(versionDir: string): Promise<Demo[]> {
  const files = await Globby(['**/demos/*.tsx', 'templates/*/*.tsx'], {
    cwd: versionDir,
    ignore: ['**/node_modules/**'],
  });
  const demos = new Map<string, string[]>();
  for (const file of files.filter(isDemo).toSorted()) {
    const base = file.slice(0, -'.tsx'.length);
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
