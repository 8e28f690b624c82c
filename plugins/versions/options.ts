/** What the configuration tells the plugin. */
export interface Options {
  /** Name of the version that is built. */
  version: string;
}

export type PluginOptions = Options & { id?: string };
