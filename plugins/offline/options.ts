/** What the configuration tells the plugin. */
export interface Options {
  /** The hosts on which pages are kept for readers without network; on all others nothing is registered. */
  hosts: readonly string[];
}

export type PluginOptions = Options & { id?: string };
