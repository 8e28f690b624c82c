import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Library } from '../../../core/library';
import { readPins } from '../../../core/server/pins';
import { collectSpecifiers, findImports, toPackageName } from '../imports';
import type { GeneratedFile } from './demoModules';
import { type Demo, isTemplate } from './readDemos';

/** Name of the file that the plugin gives to `createData`. */
export const SCOPE_FILE = 'scope.js';

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether a package is React or one that the library's users write code with. */
const isCompanion = (name: string, { companions }: Library) =>
  ['react', 'react-dom', ...companions].some((item) =>
    item.endsWith('*') ? name.startsWith(item.slice(0, -1)) : item === name,
  );

/** The packages that a reader's own code would import; there are too many icons for a page. */
const isOffered = (name: string, library: Library) =>
  name in library.packages || name in library.foundations || isCompanion(name, library);

/** A folder with one component, one hook, or the colors. */
const COMPONENT_FOLDER = /^(?:(?:Unstable_)?[A-Z]\w*|use[A-Z]\w*|colors)$/;

/** Folders that need a package no version has: a date library, another design. */
const INCOMPLETE_FOLDER = /^(?:Adapter(?!Dayjs$)|Pigment)/;

async function readFolders(packageDir: string): Promise<string[]> {
  const entries = await readdir(packageDir);
  return entries.filter(
    (name) =>
      COMPONENT_FOLDER.test(name) &&
      !INCOMPLETE_FOLDER.test(name) &&
      existsSync(path.join(packageDir, name, 'index.js')),
  );
}

/**
 * Reads what code for a version can import: its React, its library with the folders of components,
 * and its date library.
 *
 * @param versionDir absolute path of the version, whose packages are installed
 * @returns specifiers, sorted: `react`, those of packages, those of their components
 */
export async function readImportableModules(
  versionDir: string,
  library: Library,
): Promise<string[]> {
  const names = Object.keys(readPins(versionDir)).filter((name) => isOffered(name, library));
  const modules = names.map(async (name) => {
    const folders = await readFolders(path.join(versionDir, 'node_modules', name));
    return [name, ...folders.map((folder) => `${name}/${folder}`)];
  });
  return ['react/jsx-runtime', ...(await Promise.all(modules)).flat()].toSorted();
}

/** The names that a clause binds: `Box, { type BoxProps, useTheme as use }` → `default`, `useTheme`. */
function listNames(clause: string): string[] {
  const [, main = '', named = ''] = /^([^{]*)(?:\{([\s\S]*)\})?/.exec(clause) ?? [];
  const names = named
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(/\s+as\s[\s\S]*/, ''));
  const standard = /^\s*\w/.test(main) ? ['default'] : [];
  return [...standard, ...(main.includes('*') ? ['*'] : []), ...names];
}

/**
 * Collects what scripts import from packages, types left out.
 *
 * @returns the names by specifier; `default`, and `*` for the whole module
 */
export function collectNames(scripts: readonly string[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { specifier, clause = 'type' } of scripts.flatMap(findImports)) {
    if (!/^[./]/.test(specifier) && !/^type\b/.test(clause)) {
      const names = imports.get(specifier) ?? new Set();
      listNames(clause).forEach((name) => names.add(name));
      imports.set(specifier, names);
    }
  }
  return imports;
}

/** What is offered of the foundation's styles, whether a demo of the version uses it or not. */
const toStyleNames = ({ foundations }: Library) =>
  Object.fromEntries(
    Object.values(foundations).map(({ styles: { from, names } }) => [from, names]),
  );

/** What comes whole: it is small, or every demo runs on all of it. */
const isWhole = (specifier: string, library: Library) =>
  isCompanion(toPackageName(specifier), library) || specifier.endsWith('/colors');

const isFoundation = (specifier: string, { foundations }: Library) =>
  toPackageName(specifier) in foundations;

const toFolder = (specifier: string) => specifier.slice(toPackageName(specifier).length + 1);

/** What edited code can import. */
interface ScopeOptions {
  /** What the version's packages offer. */
  importable: readonly string[];
  /** What its demos import: names by specifier. */
  imports: Imports;
  /** Style sheets of packages, which are imported for their effect. */
  styleSheets?: readonly string[];
  library: Library;
}

/** What edited code can import from a module; undefined for all of it. */
function findNames(
  specifier: string,
  { importable, imports, library }: ScopeOptions,
): string[] | undefined {
  const styleNames = toStyleNames(library);
  const used = [...(imports.get(specifier) ?? [])];
  if (isWhole(specifier, library) || used.includes('*')) {
    return undefined;
  }
  const folder = toFolder(specifier);
  const own = () => {
    if (!folder) {
      const others = importable.filter((other) => toPackageName(other) === specifier);
      return [...others.map(toFolder), ...(styleNames[`${specifier}/styles`] ?? [])];
    }
    return styleNames[specifier] ?? [isFoundation(specifier, library) ? 'default' : folder];
  };
  const offered = importable.includes(specifier) || specifier in styleNames ? own() : [];
  return [...new Set([...used, ...offered.filter(Boolean)])].toSorted();
}

/** `@example/tabs` → `scope-tabs` where it is of the library's family, else `scope-example-tabs`. */
function toChunkName(specifier: string, used: boolean, { family }: Library): string {
  const name = toPackageName(specifier);
  const scope = family.find((start) => name.startsWith(start)) ?? '@';
  const slug = (name.startsWith(scope) ? name.slice(scope.length) : name).replace('/', '-');
  return `scope-${slug}${used ? '' : '-more'}`;
}

/**
 * Renders the module that loads what edited code imports: a function for each specifier, which
 * loads the very module that the version's demos run on.
 *
 * Pages must not grow by it. So the chunks have names, because chunks without a name load with
 * every demo. And a library's module exports only what a demo of the version imports, and the
 * components that have a folder: the bundler can't merge an export into the code that uses it, and
 * a library with all its exports is a tenth larger.
 */
export function renderModuleScope(options: ScopeOptions): string {
  const { importable, imports, styleSheets = [], library } = options;
  const packages = new Set([...imports.keys()].map(toPackageName));
  const offered = importable.filter(
    (specifier) =>
      isWhole(specifier, library) ||
      isFoundation(specifier, library) ||
      packages.has(toPackageName(specifier)),
  );
  const styles = Object.keys(toStyleNames(library)).filter((specifier) =>
    importable.includes(toPackageName(specifier)),
  );
  const entries = [...new Set([...offered, ...styles, ...imports.keys()])]
    .toSorted()
    .map((specifier) => ({ specifier, names: findNames(specifier, options) }))
    // Demos import nothing but types from some modules.
    .filter(({ names }) => names?.length !== 0)
    .map(({ specifier, names }) => {
      const comment = [
        `webpackChunkName: ${JSON.stringify(toChunkName(specifier, imports.has(specifier), library))}`,
        ...(names ? [`webpackExports: ${JSON.stringify(names)}`] : []),
      ].join(', ');
      const text = JSON.stringify(specifier);
      return `  ${text}: () => import(/* ${comment} */ ${text}),\n`;
    });
  const sheets = styleSheets.map((specifier) => {
    const text = JSON.stringify(specifier);
    return `  ${text}: () => import(/* webpackChunkName: "scope-styles" */ ${text}),\n`;
  });
  return `export default {\n${[...entries, ...sheets].join('')}};\n`;
}

/** Returns the style sheets of packages that scripts import. */
const collectStyleSheets = (scripts: readonly string[]): string[] =>
  [...new Set(scripts.flatMap(collectSpecifiers))]
    .filter((specifier) => /^[^./].*\.css$/.test(specifier))
    .toSorted();

/** What a version draws its demos with. */
const frameFiles = ['mount.tsx', 'Provider.tsx'];

/** Returns the module that loads what edited code imports. */
export async function renderScopeModule(
  versionDir: string,
  demos: readonly Demo[],
  library: Library,
): Promise<GeneratedFile> {
  // A page template has many files: it's edited elsewhere, and its packages would weigh on pages.
  const edited = demos.filter((demo) => !isTemplate(demo));
  const files = edited.flatMap(({ variants }) => variants.flatMap((variant) => variant.files));
  const scripts = files.map(({ code }) => code);
  const frame = await Promise.all(
    frameFiles.map((name) => readFile(path.join(versionDir, name), 'utf8').catch(() => '')),
  );
  // The development server compiles all that can be imported after every change: there, edited code
  // can import what demos import.
  const importable =
    process.env.NODE_ENV === 'production'
      ? await readImportableModules(versionDir, library)
      : ['react', 'react-dom', 'react/jsx-runtime'];
  return {
    name: SCOPE_FILE,
    text: renderModuleScope({
      importable,
      imports: collectNames(scripts),
      styleSheets: collectStyleSheets([...frame, ...scripts]),
      library,
    }),
  };
}
