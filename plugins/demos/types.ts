import type { ThemeConstants } from '../preferences/themeConstants';
import type { CodeStyle, CodeVariant, DisplayPreferences } from '../preferences/types';

/** A live demo on a page; its React and its library are those of its version. */
export interface Island {
  /** Draws the same demo, its state kept, with other preferences. */
  update(preferences: DisplayPreferences): void;
  /** Draws another component, of the same React, in the place of the one that is shown. */
  show(Demo: unknown): void;
  unmount(): void;
}

export interface IslandOptions {
  preferences: DisplayPreferences;
  /** Where the library puts its popups: an element of the island's own at the end of `body`. */
  portal: HTMLElement;
  theme: ThemeConstants;
  /** Called when the demo throws while it renders; the demo is gone by then. */
  onError(error: Error): void;
}

/**
 * What a version's `mount.tsx` exports as `mount`: draws `Demo` in `element`
 * with that version's own React. `Component` is a component type of that React.
 */
export type MountIsland<Component> = (
  element: HTMLElement,
  Demo: Component,
  options: IslandOptions,
) => Island;

/** A file of a demo, as a reader copies it. */
export interface SourceFile {
  /** `ColumnTypes.tsx`, `ColumnTypes.js`, `rows.ts`, `ColumnTypes.css`. */
  name: string;
  code: string;
  /** The code, highlighted. */
  html: string;
}

/** The lines of a demo that matter. */
export interface Preview {
  /** The first and the last line, counted from 1. */
  from: number;
  to: number;
  /** The lines without their common indentation, highlighted. */
  html: string;
}

/** A demo's code in one style and language. */
export interface DemoSource {
  /** The demo itself, then the files beside it that it imports. */
  files: readonly [SourceFile, ...SourceFile[]];
  /** Absent when no lines are marked. */
  preview?: Preview;
}

/** A demo's code in every style that it has, in both languages. */
export type DemoSources = Partial<Record<CodeStyle, Record<CodeVariant, DemoSource>>>;

/** A demo that was loaded: its component, of its version's React, and the styles that it needs. */
export interface LoadedDemo {
  default: unknown;
  /** CSS of this demo alone; it reaches what is in an element with `data-styles="<scope>"`. */
  styles?: { scope: string; css: string };
}

/** What the page's HTML holds of a demo's code: its own file and preview in both languages. */
export type PrerenderedCode = Record<CodeVariant, { html: string; previewHtml?: string }>;

/** A module that the plugin writes for each demo (`@generated/docusaurus-plugin-demos/default/<Name>.js`). */
export interface DemoModule {
  /** Name of the file without its ending: unique in a version. */
  name: string;
  /** Path of the demo's file in the project. */
  path: string;
  /** The styles that the demo is written in; MUI System is the first. */
  styles: readonly CodeStyle[];
  /** The languages in which the first style has a preview. */
  previews: readonly CodeVariant[];
  /** How many lines the longest preview has, of all styles and languages: its room is reserved. */
  previewLines: number;
  /** Brings the demo itself in one of its styles, by default in the first. */
  load(style?: CodeStyle): Promise<LoadedDemo>;
  /** The code of the first style, on the server only: the browser finds it in the page. */
  prerendered: PrerenderedCode | null;
  /** Brings all the code. */
  loadSources(): Promise<{ default: DemoSources }>;
}

/** What a demo needs outside of this site, pinned (`@generated/docusaurus-plugin-demos/default/packages.js`). */
export type VersionPackages = Record<string, PinnedPackage>;

/** A package that a version pins. */
export interface PinnedPackage {
  /** The exact version number. */
  version: string;
  /** The other pinned packages that it must have beside it. */
  peers: readonly string[];
}
