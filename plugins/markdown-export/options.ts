/** What the configuration tells the plugin. */
export interface Options {
  /** Folder of the version that is built. */
  versionDir: string;
}

export type PluginOptions = Options & { id?: string };
