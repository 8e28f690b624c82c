/** What the configuration tells the plugin. */
export interface Options {
  /** Paths, after the base path, of pages that share one route in browsers: `api/:product/:name`. */
  families: readonly string[];
}

export type PluginOptions = Options & { id?: string };
