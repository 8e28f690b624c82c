/** An ad of the site's own: an entry of `data/ads.ts`. */
export interface InHouseAd {
  /** What it is for, in a few words; unlike that of every other entry. */
  name: string;
  /** A page of the current version (`/x/playground`), or an address (`https://…`). */
  link: string;
  /** A picture of 130 by 100 px in `static/`: `/img/in-house/playground.svg`. */
  img: string;
  /** One sentence. */
  description: string;
  /** Who it is from; absent: the site. */
  poweredby?: string;
  /** The first part of what its events are called, such as `sale`; absent: `in-house`. */
  label?: string;
}

/** An ad of a feed, after everything in it was checked. */
export interface FeedAd {
  link: string;
  /** Absent: it is text alone. */
  image?: string;
  company: string;
  description: string;
  /** Addresses of pictures to load when it is shown: so the provider counts it. */
  impressions: readonly string[];
}

/** With its picture beside the text, or a text alone. */
export const adShapes = ['image', 'inline'] as const;
export type AdShape = (typeof adShapes)[number];

/** What is known of another party's ad. */
export type Finding =
  /** Nobody is asked: the visitor does not want it or was not asked yet, or the browser is offline. */
  | { state: 'off' }
  | { state: 'waiting' }
  /** The provider's script has drawn it. */
  | { state: 'placed' }
  /** Its script has drawn a link to the page for backers: it had no ad. */
  | { state: 'backers' }
  /** Its script has drawn nothing in three seconds. */
  | { state: 'blocked' }
  /** Its feed had none. */
  | { state: 'failed' }
  | { state: 'loaded'; ad: FeedAd };
