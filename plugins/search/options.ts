import type { BuiltVersion } from '../../core/server/versions';

/** What the configuration tells the plugin. */
export interface Options {
  /** The version that is built. */
  version: BuiltVersion;
}

export type PluginOptions = Options & { id?: string };
