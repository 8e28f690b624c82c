import { library } from '../../../../library';
import { type UtilityClass, readGlobalStates } from './classNames';
import { collectCode, collectDefinition, findComponent } from './componentCode';
import { createModules } from './modules';
import { findPackageEntry } from './packageEntry';
import { type PropType, extractPropTypes } from './propTypes';
import { findThemeName } from './themeName';
import { type ClassList, collectClassLists, findUtilityClasses } from './utilityClasses';

/** What only the JavaScript of a package says of a component. */
export interface ComponentFacts {
  /** Names in its runtime prop types, in order; `null` when it has none. */
  propTypes: Map<string, PropType> | null;
  /**
   * `MuiDataGrid`: the name in the theme that it takes `defaultProps` by, else that of its styles,
   * else what its classes begin with (a few parts of charts have no more); `null` when it has none.
   */
  themeName: string | null;
  /** Whether `defaultProps` under that name in the theme reach it. */
  hasThemeDefaultProps: boolean;
  /** Class by key, as the package's utility classes say. */
  classNames: Map<string, UtilityClass>;
}

const nothing: ComponentFacts = {
  propTypes: null,
  themeName: null,
  hasThemeDefaultProps: false,
  classNames: new Map(),
};

/** The packages of a product import each other: a file of theirs is parsed once for all readers. */
const modules = createModules();

/** Collects the lists of classes that a package exports: `gridClasses`, `pickersDayClasses`. */
function collectExportedLists(entry: string): ClassList[] {
  const names = modules.listExports(entry).filter((name) => /[cC]lasses$/.test(name));
  const places = names.map((name) => modules.findExport(entry, name));
  return collectClassLists(places.filter((place) => place !== null));
}

/**
 * Creates a reader of what only the JavaScript of a package says: the types do not name CSS classes,
 * names in the theme, or all defaults. Files are read and parsed when they are first needed.
 * Of a component that the package does not have all is empty.
 *
 * @param packageDir a folder in `node_modules`, such as `docs/node_modules/@mui/x-data-grid`
 */
export function createPackageFactsReader(
  packageDir: string,
): (componentName: string) => ComponentFacts {
  const entry = findPackageEntry(packageDir);
  const states = readGlobalStates(packageDir);
  let lists: ClassList[] | undefined;
  return (name) => {
    const component = findComponent(modules, entry, name);
    if (!component) {
      return nothing;
    }
    lists ??= collectExportedLists(entry);
    const code = collectCode(modules, component);
    const theme = findThemeName(modules, code, name);
    const names = [...(theme ? [theme.name] : []), `${library.themePrefix}${name}`];
    const own = findUtilityClasses(modules, code, names, lists, states);
    return {
      propTypes: extractPropTypes(modules, collectDefinition(modules, component).places),
      themeName: theme?.name ?? own?.prefix ?? null,
      hasThemeDefaultProps: theme?.hasDefaultProps ?? false,
      classNames: own?.classes ?? new Map(),
    };
  };
}
