/** What the configuration tells the plugin. */
export interface Options {
  /** Absolute path of the version that is built: its demos, its `mount.tsx`, its packages. */
  versionDir: string;
}

export type PluginOptions = Options & { id?: string };
