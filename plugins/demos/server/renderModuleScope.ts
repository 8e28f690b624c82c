import { library } from '../../../library';
import { isCompanion } from './isCompanion';

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
