import type { BuiltVersion } from '../../core/server/versions';

/** What the configuration tells the plugin. */
export interface Options {
  /** The version that is built, in the language that it is built in. */
  version: BuiltVersion;
  /** Whether the site is offered in several languages. */
  hasLanguages: boolean;
}

export type PluginOptions = Options & { id?: string };
