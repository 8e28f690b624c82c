import { reference } from '../../../../library';
import { type ClassList, type ClassNames, collectClassLists, findClassNames } from './classNames';
import { collectCode, collectDefinition, findComponent } from './componentCode';
import { createModules } from './modules';
import { findPackageEntry } from './packageEntry';
import { type PropType, extractPropTypes } from './propTypes';
import { findThemeName } from './themeName';

/** What only the JavaScript of a package says of a component: its types don't. */
export interface ComponentFacts {
  /** Its runtime prop types, in order; `null` when it has none. */
  propTypes: Map<string, PropType> | null;
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
  themeName: null,
  hasThemeDefaultProps: false,
  classNames: null,
};

/** Shared by all readers, because the packages of a product import each other. */
const modules = createModules();

/** Collects the exported lists of classes: `gridClasses`, `pickersDayClasses`. */
function collectExportedLists(entry: string): ClassList[] {
  const names = modules.listExports(entry).filter((name) => /[cC]lasses$/.test(name));
  const places = names.map((name) => modules.findExport(entry, name));
  return collectClassLists(places.filter((place) => place !== null));
}

/**
 * Creates a reader of the facts of a package's components, which are empty for a component that the
 * package doesn't have.
 *
 * @param packageDir a folder in `node_modules`, such as `docs/node_modules/@mui/x-data-grid`
 */
export function createPackageFactsReader(
  packageDir: string,
): (componentName: string) => ComponentFacts {
  const entry = findPackageEntry(packageDir);
  let lists: ClassList[] | undefined;
  return (name) => {
    const component = findComponent(modules, entry, name);
    if (!component) {
      return nothing;
    }
    lists ??= collectExportedLists(entry);
    const code = collectCode(modules, component);
    const theme = findThemeName(modules, code, name);
    const prefixes = [...(theme ? [theme.name] : []), `${reference.themePrefix}${name}`];
    const own = findClassNames(modules, code, prefixes, lists);
    return {
      propTypes: extractPropTypes(modules, collectDefinition(modules, component).places),
      themeName: theme?.name ?? own?.prefix ?? null,
      hasThemeDefaultProps: theme?.hasDefaultProps ?? false,
      classNames: own ?? (theme && { prefix: theme.name, exceptions: new Map() }),
    };
  };
}
