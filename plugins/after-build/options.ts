import type { Step } from '../../core/server/postBuild';

export interface Options {
  /** In the order in which they run. */
  steps: readonly Step[];
}

export type PluginOptions = Options & { id?: string };
