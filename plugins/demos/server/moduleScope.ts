import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { library } from '../../../library';
import { collectImports } from './collectImports';
import type { GeneratedFile } from './demoModules';
import { type Demo, isTemplate } from './readDemos';

/** Whether a package is React or one that code of the library's readers is written with. */
function isCompanion(name: string): boolean {
  return ['react', 'react-dom', ...library.companions].some((item) =>
    item.endsWith('*') ? name.startsWith(item.slice(0, -1)) : item === name,
  );
}

/** The packages that a reader's own code would import; of icons there are too many for a page. */
const isOffered = (name: string) =>
  name in library.packages || name in library.foundations || isCompanion(name);

/** A folder that holds one component, one hook, or the colors. */
const component = /^(?:(?:Unstable_)?[A-Z]\w*|use[A-Z]\w*|colors)$/;

/** Folders that need a package which no version has: a date library, another design. */
const incomplete = /^(?:Adapter(?!Dayjs$)|Pigment)/;

async function readFolders(packageDir: string): Promise<string[]> {
  const entries = await readdir(packageDir);
  return entries.filter(
    (name) =>
      component.test(name) &&
      !incomplete.test(name) &&
      existsSync(path.join(packageDir, name, 'index.js')),
  );
}

/**
 * Reads what code that is written for a version can import: its React, its library with the
 * folders of components, and its date library.
 *
 * @param versionDir absolute path of the version, whose packages are installed
 * @returns specifiers, sorted: `react`, those of packages, those of their components
 */
export async function readImportableModules(versionDir: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(versionDir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = Object.keys(manifest.dependencies).filter(isOffered);
  const modules = names.map(async (name) => {
    const folders = await readFolders(path.join(versionDir, 'node_modules', name));
    return [name, ...folders.map((folder) => `${name}/${folder}`)];
  });
  return ['react/jsx-runtime', ...(await Promise.all(modules)).flat()].toSorted();
}

/** Name of the file that the plugin gives to `createData`. */
export const moduleScopeFile = 'scope.js';

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** What is taken from the foundation's styles, whether a demo of the version takes it or not. */
const styleNames = Object.fromEntries(
  Object.values(library.foundations).map(({ styles: { from, names } }) => [from, names]),
);

function splitSpecifier(specifier: string): { name: string; folder: string } {
  const [, name = specifier, folder = ''] =
    /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?/.exec(specifier) ?? [];
  return { name, folder };
}

/** What comes whole: it is small, or every demo runs on all of it. */
const isWhole = (specifier: string) =>
  isCompanion(splitSpecifier(specifier).name) || specifier.endsWith('/colors');

const isFoundation = (specifier: string) => splitSpecifier(specifier).name in library.foundations;

/** What edited code can take from a module; undefined for all of it. */
function findNames(
  specifier: string,
  importable: readonly string[],
  imports: Imports,
): string[] | undefined {
  const used = [...(imports.get(specifier) ?? [])];
  if (isWhole(specifier) || used.includes('*')) {
    return undefined;
  }
  const { name, folder } = splitSpecifier(specifier);
  const own = () => {
    if (!folder) {
      const folders = importable.map(splitSpecifier).filter((other) => other.name === name);
      const styles = styleNames[`${name}/styles`] ?? [];
      return [...folders.map((other) => other.folder), ...styles];
    }
    return styleNames[specifier] ?? [isFoundation(specifier) ? 'default' : folder];
  };
  const offered = importable.includes(specifier) || specifier in styleNames ? own() : [];
  return [...new Set([...used, ...offered.filter(Boolean)])].toSorted();
}

/** `@example/tabs` → `scope-tabs` where it is of the library's family, else `scope-example-tabs`. */
function toChunkName(specifier: string, used: boolean): string {
  const { name } = splitSpecifier(specifier);
  const scope = library.family.find((start) => name.startsWith(start)) ?? '@';
  const slug = (name.startsWith(scope) ? name.slice(scope.length) : name).replace('/', '-');
  return `scope-${slug}${used ? '' : '-more'}`;
}

/**
 * Returns the module that brings what edited code imports: specifiers, and a function for each
 * that loads the very modules that the demos of the version run on.
 *
 * Pages must not grow by it. So the chunks have names, because what is in chunks without a name is
 * loaded with every demo. And of the library each module gives what a demo of the version takes
 * from it, and the components that have a folder: what is asked for from outside can no longer be
 * merged into the code that uses it, and a library of which all is asked for grows by a tenth.
 *
 * @param importable what the version's packages offer
 * @param imports what its demos import, by specifier
 */
export function renderModuleScope(importable: readonly string[], imports: Imports): string {
  const packages = new Set([...imports.keys()].map((specifier) => splitSpecifier(specifier).name));
  const offered = importable.filter(
    (specifier) =>
      isWhole(specifier) || isFoundation(specifier) || packages.has(splitSpecifier(specifier).name),
  );
  const styles = Object.keys(styleNames).filter((specifier) =>
    importable.includes(splitSpecifier(specifier).name),
  );
  const entries = [...new Set([...offered, ...styles, ...imports.keys()])]
    .toSorted()
    .map((specifier) => ({ specifier, names: findNames(specifier, importable, imports) }))
    // Of some modules a demo takes nothing but types.
    .filter(({ names }) => names?.length !== 0)
    .map(({ specifier, names }) => {
      const comment = [
        `webpackChunkName: ${JSON.stringify(toChunkName(specifier, imports.has(specifier)))}`,
        ...(names ? [`webpackExports: ${JSON.stringify(names)}`] : []),
      ].join(', ');
      const text = JSON.stringify(specifier);
      return `  ${text}: () => import(/* ${comment} */ ${text}),\n`;
    });
  return `export default {\n${entries.join('')}};\n`;
}

/** Returns the module that brings what code edited on a page imports. */
export async function renderScopeModule(
  versionDir: string,
  demos: readonly Demo[],
): Promise<GeneratedFile> {
  // A page template has many files: it is edited elsewhere, and its packages would weigh on pages.
  const edited = demos.filter((demo) => !isTemplate(demo));
  const files = edited.flatMap(({ variants }) => variants.flatMap((variant) => variant.files));
  const imports = collectImports(files.map(({ code }) => code));
  // The development server compiles whatever can be imported, with every change: there, an edit
  // has what demos import.
  const importable =
    process.env.NODE_ENV === 'production'
      ? await readImportableModules(versionDir)
      : ['react', 'react-dom', 'react/jsx-runtime'];
  return { name: moduleScopeFile, text: renderModuleScope(importable, imports) };
}
