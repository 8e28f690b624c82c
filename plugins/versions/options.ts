/** What the configuration tells the plugin. */
export interface Options {
  /** Name of the version that is built. */
  version: string;
  /** The file with its extracted API; its name says what is in it. */
  apiFile: string;
}

export type PluginOptions = Options & { id?: string };
