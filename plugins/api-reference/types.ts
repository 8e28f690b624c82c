import type { Plan } from '../../core/library';
import type { Product } from '../../core/types';

/** What a page of the reference describes. */
export const apiKinds = ['component', 'interface'] as const;
export type ApiKind = (typeof apiKinds)[number];

/** A parameter of a function, or without the name what it returns. */
export interface ApiParameter {
  name: string;
  /** TypeScript, as a reader would write it. */
  type: string;
  /** Markdown in one paragraph; empty when the package has none. */
  description: string;
}

/** How a function is called. */
export interface ApiSignature {
  parameters: ApiParameter[];
  /** `null` when nothing is returned. */
  returns: Omit<ApiParameter, 'name'> | null;
}

/**
 * In which releases something appeared, was deprecated, was removed: `8.4.0`, or `v8`, from `toReleaseLabels`,
 * for the first of a major and where the exact one isn't known.
 */
interface ApiHistory {
  /** Absent when it is as old as what it belongs to, or when the oldest documented version has it. */
  since?: string;
  deprecatedSince?: string;
  /** Absent for a component or type that came back: the newest version has it. */
  removedIn?: string;
}

/** A prop of a component, or a property or method of an interface. */
export interface ApiProp extends ApiHistory {
  name: string;
  /** TypeScript, as a reader would write it: a named union is opened, an object type keeps its name. */
  type: string;
  /** Only of a function. */
  signature?: ApiSignature;
  /** Only of a method of an interface: the interface that it is inherited from, `GridSortApi`. */
  inheritedFrom?: string;
  required: boolean;
  /** As written in code: `false`, `'standard'`, `[]`; `null` when there is none. */
  default: string | null;
  /** Why, and what to use instead, in Markdown (may be empty); `null` when it isn't deprecated. */
  deprecated: string | null;
  /** The plan that it needs when its component, or an interface, needs a lower one. */
  plan: Plan | null;
  /** Markdown. */
  description: string;
  /** What it and others are called that many components have: `style props`. Absent for the component's own. */
  group?: string;
  /** Demos that use it, the one that shows it best first. */
  demos?: ApiDemo[];
  /** What the first of them is called in the playground's address. */
  live?: string;
}

/** A part of a component that you can replace with a component of yours. */
export interface ApiSlot extends ApiHistory {
  name: string;
  /** Its default component or element: `GridFooter`, `'div'`. */
  default: string | null;
  /** CSS class of the part: `MuiPickersLayout-toolbar`. */
  className: string | null;
  description: string;
  deprecated: string | null;
  plan: Plan | null;
  /** Demos that replace it, or pass props to it, the one that shows it best first. */
  demos?: ApiDemo[];
  /** What the first of them is called in the playground's address. */
  live?: string;
}

/** A CSS class of a component. Classes of slots are with the slots. */
export interface ApiClass extends ApiHistory {
  /** Name of the rule in the theme: `columnHeader`. */
  key: string;
  /** `MuiDataGrid-columnHeader`, or a state that all components share: `Mui-selected`. */
  className: string;
  description: string;
  /** Whether the class is such a shared state, which has no rule in the theme. */
  isGlobal: boolean;
  deprecated: string | null;
}

/** A page that shows a component or an interface, or a demo in it. */
export interface ApiDemo {
  title: string;
  /** Path in the version, with the anchor of a demo: `/react-data-grid/sorting#BasicSorting.tsx`. */
  path: string;
}

/** A page of the reference; also the content of its `.json`. */
export interface Api extends ApiHistory {
  /** As it is exported: `DataGrid`. */
  name: string;
  /** The name after that of the product, when other products have the same: `Charts Toolbar`. */
  fullName?: string;
  kind: ApiKind;
  product: Product;
  /** Exact version of the package. */
  version: string;
  /** The package of the lowest plan that exports it. */
  package: string;
  /** The plan of that package; `null` for everybody. */
  plan: Plan | null;
  /** Markdown. */
  description: string;
  /** Why, and what to use instead, in Markdown; `null` when it isn't deprecated. */
  deprecated: string | null;
  /** Import statements, of which you need one. */
  imports: string[];
  props: ApiProp[];
  slots: ApiSlot[];
  classes: ApiClass[];
  /** The component whose props it also accepts. */
  inheritance: { name: string; href: string } | null;
  /** Type that `ref` is forwarded to: `HTMLDivElement`; `unknown` when the types don't say; `null` without a ref. */
  ref: string | null;
  /** Name in the theme, for `defaultProps` and `styleOverrides`: `MuiDataGrid`. */
  themeName: string | null;
  /** Whether it reads `defaultProps` of the theme. */
  hasThemeDefaultProps: boolean;
  /** Minified and gzipped bytes that its import adds to an app with the peer packages; absent where not measured. */
  size?: number;
  /** Pages that show it. */
  demos: ApiDemo[];
  /** The oldest documented version, where that has it: it may be older. */
  knownSince?: string;
  /** Label of the version before, where that has it and something of it has changed. */
  changedSince?: string;
}

/** A type that packages export. */
export interface ExportedType {
  /** What its values are; absent is an object: `array`, `function`, `object`, `string | number`; `any` where that isn't known. */
  shape?: string;
  /** Its type parameters as they are declared: `R = any`; absent without. */
  parameters?: readonly string[];
  /** The keys of its values that the packages declare; absent where none are. */
  keys?: readonly string[];
}

/** What can be imported from the packages of a version. */
export interface PackageExports {
  /** Names by where from: `@example/ui/Tabs`; `null` where they aren't known. */
  names: Readonly<Record<string, readonly string[] | null>>;
  /** Types by name. */
  types: Readonly<Record<string, ExportedType>>;
}

/** Everything that is extracted of a version, before histories and demos are added. */
export interface VersionApi {
  /** Name of the version in `site.ts`. */
  version: string;
  apis: Api[];
  exports: PackageExports;
}

/** What pages know of each other: enough for links, lists and the sidebar. */
export type ApiSummary = Pick<Api, 'name' | 'fullName' | 'kind' | 'product' | 'plan'>;

/** Path of each page of the reference in its version, by the name of what it describes. */
export type ApiLinks = Readonly<Record<string, string>>;

/** A component or an interface that a demo uses. */
export interface UsedApi {
  name: string;
  /** The slug of its page. */
  slug: string;
  /** The props and slots that the demo uses, with the anchors of their rows. */
  rows: readonly (readonly [name: string, id: string])[];
}

/** What the demos of a page use of the reference, by name of the demo; the content of `/<slug of the page>.json`. */
export type PageUses = Readonly<Record<string, readonly UsedApi[]>>;
