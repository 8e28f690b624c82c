/** What the configuration tells the plugin. */
export interface Options {
  /** What `data/sponsors.ts` exports; the plugin validates it. */
  data: unknown;
}

export type PluginOptions = Options & { id?: string };
