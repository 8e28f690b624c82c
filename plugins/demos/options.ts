/** What the configuration tells the plugin. */
export interface Options {
  /** Absolute path of the version that is built: its demos, its `mount.tsx`, its packages. */
  versionDir: string;
  /** Key of the library's paid packages; absent: they run without one. */
  licenseKey?: string;
}

export type PluginOptions = Options & { id?: string };
