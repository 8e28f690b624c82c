import type { Site } from '../../core/types';

/** What the configuration tells the plugin. */
export interface Options {
  /** As `site.ts` has it: links of ads are written in English. */
  site: Pick<Site, 'ads' | 'basePath'>;
  /** Whether the version that is built is the current one, whose pages ads lead to. */
  current: boolean;
}

export type PluginOptions = Options & { id?: string };
