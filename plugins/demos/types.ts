import type { DisplayPreferences, ThemeConstants } from '../preferences/types';

/** A live demo on a page; its React and its library are those of its version. */
export interface Island {
  /** Draws the same demo, its state kept, with other preferences. */
  update(preferences: DisplayPreferences): void;
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

/** A module that the plugin writes for each demo (`@generated/docusaurus-plugin-demos/default/<Name>.js`). */
export interface DemoModule {
  /** Name of the file without its ending: unique in a version. */
  name: string;
  /** Brings the demo itself. */
  load(): Promise<{ default: unknown }>;
  /** The highlighted source, on the server only: the browser finds it in the page. */
  sourceHtml: string | null;
  /** Brings the highlighted source, for a page that was not loaded from HTML. */
  loadSourceHtml(): Promise<{ default: string }>;
}
