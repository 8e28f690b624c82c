import type { BuiltVersion } from '../shared/server/findVersion';

/** What the configuration tells the plugin. */
export interface Options {
  version: BuiltVersion;
  /** Absolute path of the version's extracted API. */
  apiFile: string;
}

export type PluginOptions = Options & { id?: string };
