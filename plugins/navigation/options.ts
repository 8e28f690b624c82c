import type { ExtraPage } from '../../core/navigation';
import type { VersionPages } from './types';

/** What the configuration tells the plugin. */
export interface Options {
  /** The version's pages that are not documents of the docs plugin, by slug. */
  extraPages: Readonly<Record<string, ExtraPage>>;
  /** Where pages of other versions are in this one. */
  arrivals: VersionPages['arrivals'];
}

export type PluginOptions = Options & { id?: string };
