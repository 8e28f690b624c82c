import type { Plan, Product } from '../../core/types';

/** What a page of the reference describes. */
export const apiKinds = ['component', 'interface'] as const;
export type ApiKind = (typeof apiKinds)[number];

/** A parameter of a function, or what it returns (then without a name). */
export interface ApiParameter {
  name: string;
  /** TypeScript, as a reader would write it. */
  type: string;
  /** Markdown in one paragraph; empty when the package says nothing. */
  description: string;
}

/** How a function is called. */
export interface ApiSignature {
  parameters: ApiParameter[];
  /** `null` when nothing is returned. */
  returns: Omit<ApiParameter, 'name'> | null;
}

/** A prop of a component, or a property or method of an interface. */
export interface ApiProp {
  name: string;
  /** TypeScript, as a reader would write it: a named union is opened, an object type keeps its name. */
  type: string;
  /** Only of a function. */
  signature?: ApiSignature;
  required: boolean;
  /** As written in code: `false`, `'standard'`, `[]`; `null` when there is none. */
  default: string | null;
  /** Why, and what stands for it, in Markdown (may be empty); `null` when it is not deprecated. */
  deprecated: string | null;
  /** The plan that it needs beyond the one of its component: only that plan's packages have it. */
  plan: Plan | null;
  /** Markdown. */
  description: string;
  /** Label of the documented version that brought it; absent in what came with the oldest one. */
  since?: string;
  /** Label of the documented version that deprecated it. */
  deprecatedSince?: string;
  /** Label of the documented version that no longer has it. */
  removedIn?: string;
  /** Demos that use it. */
  demos?: ApiDemo[];
}

/** A part of a component that another component can stand for. */
export interface ApiSlot {
  name: string;
  /** The component that stands there by default, or its element: `GridFooter`, `'div'`. */
  default: string | null;
  /** CSS class of the part: `MuiPickersLayout-toolbar`. */
  className: string | null;
  description: string;
  deprecated: string | null;
  plan: Plan | null;
  since?: string;
  deprecatedSince?: string;
  removedIn?: string;
  /** Demos that put a component of their own there, or pass props to it. */
  demos?: ApiDemo[];
}

/** A CSS class of a component. Classes of slots stand with the slots. */
export interface ApiClass {
  /** Name of the rule in the theme: `columnHeader`. */
  key: string;
  /** `MuiDataGrid-columnHeader`, or a state that all components share: `Mui-selected`. */
  className: string;
  description: string;
  /** Whether the class is such a shared state; then it has no rule of its own. */
  isGlobal: boolean;
  deprecated: string | null;
  since?: string;
  deprecatedSince?: string;
  removedIn?: string;
}

/** A page that shows a component or an interface, or a demo in it. */
export interface ApiDemo {
  title: string;
  /** Path in the version, with the demo's anchor where there is one: `/react-data-grid/sorting#BasicSorting.tsx`. */
  path: string;
}

/** All that a page of the reference says; also what its `.json` holds. */
export interface Api {
  /** As it is exported: `DataGrid`. */
  name: string;
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
  /** Why, and what stands for it, in Markdown; `null` when it is not deprecated. */
  deprecated: string | null;
  /** Import statements; any of them will do. */
  imports: string[];
  props: ApiProp[];
  slots: ApiSlot[];
  classes: ApiClass[];
  /** The component whose props it also takes. */
  inheritance: { name: string; href: string } | null;
  /** Type of what a `ref` gets: `HTMLDivElement`; `unknown` where the types do not say; `null` when it takes none. */
  ref: string | null;
  /** Name in the theme, under which `defaultProps` and `styleOverrides` are set: `MuiDataGrid`. */
  themeName: string | null;
  /** Whether `defaultProps` in the theme reach it. */
  hasThemeDefaultProps: boolean;
  /** Label of the documented version that brought it; absent in what came with the oldest one. */
  since?: string;
  /** Label of the documented version that deprecated it. */
  deprecatedSince?: string;
  removedIn?: string;
  /** Pages that show it. */
  demos: ApiDemo[];
}

/** All that is extracted of a version, before anything is known of other versions and of demos. */
export interface VersionApi {
  /** Name of the version in `site.ts`. */
  version: string;
  apis: Api[];
}

/** What pages know of each other: enough for links, lists and the sidebar. */
export type ApiSummary = Pick<Api, 'name' | 'kind' | 'product' | 'plan'>;
