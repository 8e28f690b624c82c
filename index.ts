/** What the files of a site import of the platform. */
export type {
  CodeStyleSettings,
  Library,
  PlanNames,
  ProductSettings,
  Reference,
} from './core/library';
export { type MovedPages, type NavigationEntry, toSidebars } from './core/navigation';
export type { Site } from './core/types';
export type { InHouseAd } from './plugins/ads/types';
export type { IslandOptions, MountIsland } from './plugins/demos/types';
export type { RedirectData } from './plugins/redirects/types';
export type { SponsorData } from './plugins/sponsors/types';
