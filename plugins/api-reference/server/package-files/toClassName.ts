import { library } from '../../../../library';

/** The class of one part or state of a component. */
export interface UtilityClass {
  className: string;
  /** Whether all components share it: `Mui-selected`. */
  isGlobal: boolean;
}

/**
 * Names a class as the library's `generateUtilityClass` does.
 *
 * @param themeName `MuiDataGrid`
 * @param key name of the part or state: `columnHeader`, `selected`
 * @param globalStates states whose class all components share, from `readGlobalStates`
 */
export function toClassName(
  themeName: string,
  key: string,
  globalStates: ReadonlySet<string>,
): UtilityClass {
  const isGlobal = globalStates.has(key);
  return { className: `${isGlobal ? library.themePrefix : themeName}-${key}`, isGlobal };
}
