import type { Plugin } from '@docusaurus/types';

/** What Docusaurus tells of a finished build: `outDir`, `baseUrl`, `plugins` with their content. */
export type FinishedBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Work on the files of a finished build that needs what earlier steps wrote. */
export interface Step {
  /** What messages call it: `Markdown`. */
  name: string;
  run(build: FinishedBuild): Promise<void>;
}

/** What the configuration tells the plugin. */
export interface Options {
  /** In the order in which they run. */
  steps: readonly Step[];
}

export type PluginOptions = Options & { id?: string };
