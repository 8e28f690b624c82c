/** The shape of what an owner says of the documented library, in `library.ts`. */

/** The paid plans; a page or a prop without one belongs to everybody. */
export const plans = ['pro', 'premium'] as const;
export type Plan = (typeof plans)[number];

export const planNames: Record<Plan, string> = { pro: 'Pro plan', premium: 'Premium plan' };

/** What an owner says of a product: a part of the library with pages of its own. */
export interface ProductSettings {
  /** What stands in its paths: `/react-charts`, `/api/charts`. */
  name: string;
  /** How it is called on a page. */
  title: string;
  /** The same where there is little room; absent: its title. */
  shortTitle?: string;
  /** What shows it on the home page: a demo of the version's `home/demos`, and what it is for. */
  home: { demo: string; text: string };
  /** Whether the rows of its reference are so long that they begin as a list, not as a table. */
  longRows?: boolean;
}

/** A package of components that demos stand on, beside those of the library. */
export interface Foundation {
  /** Component that gives a page its font and margins: `{ name, from }` of its import. */
  baseline: NamedImport;
  /** Component that puts its styles before those of the page. */
  stylesFirst: NamedImport;
  /** What edited code can take from its module of styles, beside what demos take. */
  styles: { from: string; names: readonly string[] };
  /** Address of a component's reference: `{name}` is its name, `{major}` that of the package's version. */
  reference: string;
  /** The same in the current version, where it is another one. */
  currentReference?: string;
}

/** A package whose components the reference lists. */
export interface DocumentedPackage<Product extends string> {
  product: Product;
  /** The plan that it is sold in; absent for one that everybody has. */
  plan?: Plan;
}

/** Something that a package exports by name. */
export interface NamedImport {
  name: string;
  from: string;
}

/** The documented library, in the names of every version. */
export interface Library<Product extends string = string> {
  /** Its documented packages, by name. */
  packages: Readonly<Record<string, DocumentedPackage<Product>>>;
  /** What the names of its packages begin with, those that are not documented included. */
  prefixes: readonly string[];
  /** The same of all packages that come from where it comes from: their types are its own too. */
  family: readonly string[];
  /** Its package that all products stand on. */
  base?: string;
  /** What demos stand on beside it. */
  foundations: Readonly<Record<string, Foundation>>;
  /** Names, or with `*` their beginnings, of further packages that a reader's code may import. */
  companions: readonly string[];
  /** Where paths in its comments lead. */
  documentation?: string;
  /** What the names of its components in the theme, and of classes that all share, begin with. */
  themePrefix?: string;
  /** The module that names the states whose class all components share. */
  stateClasses?: { package: string; file: string };
  /** Components whose name does not tell which component they are with the features of a plan. */
  renamed?: Readonly<Record<string, string>>;
  /** Declarations that an app makes, and the export that tells that a version asks for them. */
  appTypes?: { export: string; lines: readonly string[] };
}
