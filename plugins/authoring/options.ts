import type { MovedPages } from '../../core/navigation';
import type { BuiltVersion } from '../../core/server/versions';
import type { Site } from '../../core/types';

/** What the configuration tells the plugin. */
export interface Options {
  version: BuiltVersion;
  /** Absolute path of the version's extracted API. */
  apiFile: string;
  site: Site;
  movedPages: MovedPages;
}

export type PluginOptions = Options & { id?: string };
