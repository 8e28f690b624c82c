import type { Foundation, Plan } from '../../core/library';
import type { Subject } from '../../core/navigation';
import type { ThemeConstants } from '../preferences/themeConstants';
import type { CodeStyle, CodeVariant, DisplayPreferences } from '../preferences/types';

/** A live demo on a page, on its version's own React and library. */
export interface Island {
  /**
   * Renders the demo with other preferences; it keeps its state.
   *
   * @param now before the call returns, as a browser that prints needs it
   */
  update(preferences: DisplayPreferences, now?: boolean): void;
  /** Replaces the component with another one of the same React. */
  show(Demo: unknown): void;
  unmount(): void;
}

export interface IslandOptions {
  preferences: DisplayPreferences;
  /** Where the library renders popups: the island's own element at the end of `body`. */
  portal: HTMLElement;
  theme: ThemeConstants;
  /** What `loadLocale` of the version's `mount.tsx` has returned; absent on English pages. */
  locale?: unknown;
  /** Called when the demo is drawn, and when another one that is shown in its place is. */
  onDrawn(): void;
  /** Called after a demo threw while rendering, and disappeared, with what it threw. */
  onError(thrown: unknown): void;
}

/**
 * What a version's `mount.tsx` exports as `mount`: renders `Demo` in `element` with that version's
 * own React. `Component` is a component type of that React.
 */
export type MountIsland<Component> = (
  element: HTMLElement,
  Demo: Component,
  options: IslandOptions,
) => Island;

/** What a version's `mount.tsx` exports. */
export interface MountModule {
  mount: MountIsland<unknown>;
  /** Loads the library's own texts in a language, `zh`, for demos of pages in it. */
  loadLocale?(language: string): Promise<unknown>;
}

/** A file of a demo. */
export interface CodeFile {
  /** Path in the demo's folder as readers have it, without the style: `ColumnTypes.tsx`, `data/rows.ts`. */
  name: string;
  code: string;
}

/** A file of a demo as readers copy it. */
export interface SourceFile extends CodeFile {
  /** The code, highlighted. */
  html: string;
}

/** The lines that show what matters in a demo. */
export interface Preview {
  /** The first and the last line, counted from 1. */
  from: number;
  to: number;
  /** The lines without their common indentation, highlighted. */
  html: string;
}

/** A demo's code in one style and language. */
export interface DemoSource {
  /** The demo itself, then the files that it imports. */
  files: readonly [SourceFile, ...SourceFile[]];
  /** Absent when no lines are marked. */
  preview?: Preview;
}

/** A demo's code in every style that it has, in both languages. */
export type DemoSources = Partial<Record<CodeStyle, Record<CodeVariant, DemoSource>>>;

/** A loaded demo: its component, of its version's React, and the styles that it needs. */
export interface LoadedDemo {
  default: unknown;
  /** CSS of this demo alone; it applies inside an element with `data-styles="<scope>"`. */
  styles?: { scope: string; css: string };
}

/** The code in the page's HTML: the demo's own file and preview in both languages. */
export type PrerenderedCode = Record<CodeVariant, { html: string; previewHtml?: string }>;

/**
 * A module that the plugin writes for each demo: `@generated/docusaurus-plugin-demos/default/<path>.js`, with
 * the path of its file in the version.
 */
export interface DemoModule {
  /** Name of the file without its extension: unique on a page. */
  name: string;
  /** Unique in a version: the name, or more where several pages have a demo of that name. */
  id: string;
  /** Path of the demo's file in the project. */
  path: string;
  /** The styles that the demo is written in; the library's own is the first. */
  styles: readonly CodeStyle[];
  /** The plan that the packages it imports need; absent when they are free. */
  plan?: Plan;
  /** The languages in which the first style has a preview. */
  previews: readonly CodeVariant[];
  /** How many lines the longest preview has, of all styles and languages: space is reserved for it. */
  previewLines: number;
  /** Loads the demo itself in one of its styles, by default the first. */
  load(style?: CodeStyle): Promise<LoadedDemo>;
  /** The code of the first style, on the server only: the browser reads it from the page. */
  prerendered: PrerenderedCode | null;
  /** Loads all the code. */
  loadSources(): Promise<{ default: DemoSources }>;
}

/**
 * A version's `Provider.tsx`, which exports a component that takes `children`, and the files that it
 * imports, in both languages (`@generated/docusaurus-plugin-demos/default/provider.js`).
 */
export type Provider = Record<CodeVariant, readonly CodeFile[]>;

/** What a demo needs outside this site, pinned (`@generated/docusaurus-plugin-demos/default/packages.js`). */
export type VersionPackages = Record<string, PinnedPackage>;

/** A package that a version pins. */
export interface PinnedPackage {
  /** The exact version number. */
  version: string;
  /** Its peers among the pinned packages. */
  peers: readonly string[];
  /** The releases of React that it works with: `^18.0.0 || ^19.0.0`; absent: any. */
  react?: string;
  /** Further peers that only parts of it need, by the part: `luxon` for `AdapterLuxon`. */
  partPeers?: Readonly<Record<string, readonly string[]>>;
  /** Whether it is a package of the library that the reference documents. */
  isDocumented?: boolean;
  /** The free packages under a paid one, of which a project may have one version each. */
  bases?: readonly string[];
  /** What a page that draws a demo imports of it; absent unless demos are built on it. */
  foundation?: Pick<Foundation, 'baseline' | 'stylesFirst'>;
}

/** A page with its demos (`@generated/docusaurus-plugin-demos/default/pages.json`). */
export interface PageDemos {
  slug: string;
  title: string;
  subject: Subject;
  demos: readonly { name: string; title: string }[];
}
