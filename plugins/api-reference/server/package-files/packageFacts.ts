import type { LibrarySettings } from '../../../../core/library';
import { type ClassList, type ClassNames, collectClassLists, findClassNames } from './classNames';
import { collectCode, collectDefinition, findComponent } from './componentCode';
import { type Modules, createModules } from './modules';
import { findPackageEntry } from './packageEntry';
import { type PropType, extractPropTypes } from './propTypes';
import { readRuntimeDefaults } from './runtimeDefaults';
import { findThemeName } from './themeName';

/** What only the JavaScript of a package says of a component: its types don't. */
export interface ComponentFacts {
  /** Its runtime prop types, in order; `null` when it has none. */
  propTypes: Map<string, PropType> | null;
  /** Defaults that its code gives to props, by prop, as code. */
  defaults: ReadonlyMap<string, string>;
  /**
   * Its name in the theme: the one for its `defaultProps`, else that of its styles, else the prefix of
   * its classes, which is all that some parts of charts have; `null` when it has none.
   */
  themeName: string | null;
  /** Whether it reads `defaultProps` under that name. */
  hasThemeDefaultProps: boolean;
  /** `null` when neither its code nor its name in the theme says how its classes are named. */
  classNames: ClassNames | null;
}

const nothing: ComponentFacts = {
  propTypes: null,
  defaults: new Map(),
  themeName: null,
  hasThemeDefaultProps: false,
  classNames: null,
};

/** Collects the exported lists of classes: `gridClasses`, `pickersDayClasses`. */
function collectExportedLists(entry: string, modules: Modules): ClassList[] {
  const names = modules.listExports(entry).filter((name) => /[cC]lasses$/.test(name));
  const places = names.map((name) => modules.findExport(entry, name));
  return collectClassLists(places.filter((place) => place !== null));
}

/** Reads the facts of a package's components; they are empty for a component that it doesn't have. */
type FactsReader = (componentName: string) => ComponentFacts;

function createReader(packageDir: string, modules: Modules): FactsReader {
  const entry = findPackageEntry(packageDir);
  let lists: ClassList[] | undefined;
  return (name) => {
    const component = findComponent(modules, entry, name);
    if (!component) {
      return nothing;
    }
    lists ??= collectExportedLists(entry, modules);
    const code = collectCode(modules, component);
    const theme = findThemeName(modules, code, name);
    const prefixes = [...(theme ? [theme.name] : []), `${modules.themePrefix}${name}`];
    const own = findClassNames(modules, code, prefixes, lists);
    return {
      propTypes: extractPropTypes(modules, collectDefinition(modules, component).places),
      defaults: readRuntimeDefaults(modules, code),
      themeName: theme?.name ?? own?.prefix ?? null,
      hasThemeDefaultProps: theme?.hasDefaultProps ?? false,
      classNames: own ?? (theme && { prefix: theme.name, exceptions: new Map() }),
    };
  };
}

/**
 * Creates a function that returns the reader of a package in a folder of `node_modules`, such as
 * `docs/node_modules/@example/tabs`. They share what they read: the packages of a product import each other.
 */
export function createPackageFactsReader({
  library,
  reference,
}: LibrarySettings): (packageDir: string) => FactsReader {
  const modules = createModules(library.packages, reference.themePrefix);
  return (packageDir) => createReader(packageDir, modules);
}
