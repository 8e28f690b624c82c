import type { Template } from './types';

/** What the configuration tells the plugin. */
export interface Options {
  /** The templates of the version that is built; old versions may have none. */
  templates: readonly Template[];
}

export type PluginOptions = Options & { id?: string };
