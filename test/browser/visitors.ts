import type {
  CodeStyle,
  CodeVariant,
  ColorMode,
  Density,
  Direction,
  Mode,
  PackageManager,
} from '../../plugins/preferences/types';

/** What a visitor chose on an earlier visit. */
export interface Visitor {
  mode: ColorMode;
  /** The mode of the operating system. */
  system: Mode;
  direction: Direction;
  density: Density;
  style: CodeStyle;
  variant: CodeVariant;
  manager: PackageManager;
}

const rows = [
  ['light', 'light', 'ltr', 'comfortable', 'MUI System', 'TS', 'npm'],
  ['light', 'light', 'rtl', 'dense', 'Tailwind', 'JS', 'pnpm'],
  ['light', 'dark', 'ltr', 'comfortable', 'CSS', 'JS', 'yarn'],
  ['dark', 'dark', 'ltr', 'dense', 'MUI System', 'TS', 'pnpm'],
  ['dark', 'light', 'ltr', 'comfortable', 'Tailwind', 'TS', 'yarn'],
  ['dark', 'light', 'rtl', 'dense', 'CSS', 'JS', 'npm'],
  ['system', 'dark', 'rtl', 'comfortable', 'Tailwind', 'TS', 'npm'],
  ['system', 'light', 'rtl', 'dense', 'MUI System', 'JS', 'yarn'],
  ['system', 'light', 'ltr', 'comfortable', 'CSS', 'TS', 'pnpm'],
] as const;

/** Few visitors among whom every value of a choice meets every value of every other one. */
export const visitors: readonly Visitor[] = rows.map(
  ([mode, system, direction, density, style, variant, manager]) => ({
    mode,
    system,
    direction,
    density,
    style,
    variant,
    manager,
  }),
);
