/** The shape of `library.ts` and `products.ts`, which describe the documented library. */

/** The paid plans; a page or a prop without one is free. */
export const plans = ['pro', 'premium'] as const;
export type Plan = (typeof plans)[number];

/** Names of the plans that a library has. */
export type PlanNames = Readonly<Partial<Record<Plan, string>>>;

/** A product: a part of the library with its own pages. */
export interface ProductSettings {
  /** Its name in paths: `/api/charts`. */
  name: string;
  /** Path of its first page, which its other pages are below: `/guides/charts`; absent: `/react-<name>`. */
  start?: string;
  /** Its name on pages. */
  title: string;
  /** Its name where there is little room; absent: its title. */
  shortTitle?: string;
  /** How the home page shows it: with a demo of the version's `home/demos`, and a text about its purpose. */
  home: { demo: string; text: string };
  /** Whether its reference starts as lists instead of tables, because rows are long. */
  longRows?: boolean;
}

/** A style that demos can be written in. */
export interface CodeStyleSettings {
  /** Its name, as it is shown and saved. */
  name: string;
  /** Its name in files and links: `Name.tailwind.tsx`, `#tailwind-Name.tsx`. */
  slug: string;
  /** `tailwind`: the build compiles its classes. `css`: a style sheet that wins over the library's styles. */
  kind?: 'tailwind' | 'css';
}

/** A package of components that demos use beside those of the library. */
export interface Foundation {
  /** Component that gives a page its font and margins: `{ name, from }` of its import. */
  baseline: NamedImport;
  /** Component that puts its styles before those of the page. */
  stylesFirst: NamedImport;
  /** What edited code can import from its module of styles, beside what demos import. */
  styles: { from: string; names: readonly string[] };
  /** Address of a component's reference: `{name}` is its name, `{major}` that of the package's version. */
  reference: string;
  /** The same address in the current version, where it differs. */
  currentReference?: string;
}

/** A package whose components the reference documents, or the part of one that belongs to a product. */
export interface DocumentedPackage<Product extends string = string> {
  product: Product;
  /**
   * What of the package belongs to the product: names of exports, where `*` is any text, or its folders, which
   * end with a slash. A component brings its `…Props`. Absent: all.
   */
  parts?: readonly string[];
  /** The plan that it needs; absent for a free one. */
  plan?: Plan;
}

/** Something that a package exports by name. */
export interface NamedImport {
  name: string;
  from: string;
}

/** The documented library, with the names of every version. */
export interface Library<Product extends string = string> {
  /** Its documented packages, by name; a list for one that several products are parts of. */
  packages: Readonly<
    Record<string, DocumentedPackage<Product> | readonly DocumentedPackage<Product>[]>
  >;
  /** Beginnings of the names of its packages, also of undocumented ones. */
  prefixes: readonly string[];
  /** Beginnings of the names of all packages by the same authors, whose types count as its own. */
  family: readonly string[];
  /** Its package that all products depend on. */
  base?: string;
  /** Packages that demos use beside it, by name. */
  foundations: Readonly<Record<string, Foundation>>;
  /** Further packages that a reader's code may import: names, or beginnings of names with `*`. */
  companions: readonly string[];
  /** Ends of the names of components with the features of a plan, the lowest plan first. */
  planSuffixes: readonly string[];
}

/** Returns what a package documents, by product; nothing for a package that the reference doesn't have. */
export const listProducts = <Product extends string>(
  item: Library<Product>['packages'][string] | undefined,
): readonly DocumentedPackage<Product>[] =>
  item === undefined ? [] : 'product' in item ? [item] : item;

/** Returns the plan that a package needs; `null` for a free one. */
export const findPlan = (item: Library['packages'][string] | undefined): Plan | null =>
  listProducts(item).find(({ plan }) => plan)?.plan ?? null;

/** Names of what describes the parts of a component; `{name}` is the component's, `{part}` a part's. */
export interface StylesApi {
  /** A type that is the union of the parts' names: `{name}StylesNames`. */
  parts: string;
  /** A type with the CSS variables of each part: `{name}CssVariables`. */
  variables?: string;
  /** The class of a part: `example-{name}-{part}`. */
  className: string;
}

/** What the API reference and the upgrade check have to know of the library; none of it is for browsers. */
export interface Reference {
  /** The origin that paths in its comments are relative to. */
  documentation?: string;
  /** What addresses of its vendor's reference contain: what a comment links there for gets a page. */
  vendorPages?: string;
  /** The beginning of the names of its components in the theme, and of classes that all share. */
  themePrefix?: string;
  /** The module that names the states whose classes all components share. */
  stateClasses?: { package: string; file: string };
  /** Components with the features of a plan whose names don't show which component they extend. */
  renamed?: Readonly<Record<string, string>>;
  /** Types with the keys of an interface that has a page, and that interface. */
  sameKeys?: Readonly<Record<string, string>>;
  /**
   * Props that a component has in common with others, which its page lists folded, after its own: interfaces
   * that declare them, by what they are called after their number: `style props`.
   */
  propGroups?: Readonly<Record<string, readonly string[]>>;
  /** How the parts of a component are named that its users can style, where no `classes` lists them. */
  stylesApi?: StylesApi;
  /** Hooks that return a ref to an object, and its interface. */
  refHooks?: Readonly<Record<string, string>>;
  /**
   * Modules of its codemods, by the major that they bring code to: `{ 8: ['@example/codemod/v8/preset'] }`; the
   * current version's `package.json` has their packages.
   */
  codemods?: Readonly<Record<string, readonly string[]>>;
  /** Declarations that an app makes, and the export of versions that need them. */
  appTypes?: { export: string; lines: readonly string[] };
}

/** What `library.ts` says of the documented library. */
export interface LibrarySettings<Product extends string = string> {
  library: Library<Product>;
  reference: Reference;
}
