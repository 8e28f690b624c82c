import type { MovedPages } from '../navigation/types';
import type { BuiltVersion } from '../shared/server/findVersion';
import type { Site } from '../shared/types';

/** What the configuration tells the plugin. */
export interface Options {
  version: BuiltVersion;
  /** Absolute path of the version's extracted API. */
  apiFile: string;
  site: Site;
  movedPages: MovedPages;
}

export type PluginOptions = Options & { id?: string };
