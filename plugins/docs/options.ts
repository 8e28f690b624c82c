import type {
  Options as DocsOptions,
  PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

interface Siblings {
  /** Routes of other plugins, that get the frame of pages: navbar, tree, version. */
  siblings: readonly RouteConfig[];
}

/** What the configuration tells the plugin: the official plugin's options, and `siblings`. */
export type Options = DocsOptions & Siblings;

export type PluginOptions = DocsPluginOptions & Siblings;
