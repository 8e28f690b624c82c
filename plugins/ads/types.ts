import type { Product } from '../../core/types';

/** One of the site's own ads: an entry of `data/ads.ts`. */
export interface InHouseAd {
  /** What it is for, in a few words; unique. */
  name: string;
  /** A page of the current version (`/playground`), or an address (`https://…`). */
  link: string;
  /** A picture of 130 by 100 px in `static/`: `/img/in-house/playground.svg`. */
  img: string;
  /** One sentence. */
  description: string;
  /** The product whose pages show it; absent: all pages do. */
  product?: Product;
  /** Who it is from; absent: the site. */
  poweredby?: string;
  /** The first part of its events' label, such as `sale`; absent: `in-house`. */
  label?: string;
}

/** An ad of a feed, after all of it was checked. */
export interface FeedAd {
  link: string;
  /** Absent: the ad is text only. */
  image?: string;
  company: string;
  description: string;
  /** Addresses of pictures to load when it shows, so that the provider can count it. */
  impressions: readonly string[];
}

/** With a picture beside the text, or text only. */
export type AdShape = 'image' | 'inline';

/** What is known about a third party's ad. */
export type Finding =
  /** Nobody is asked: the visitor hasn't allowed it, or the browser is offline. */
  | { state: 'off' }
  | { state: 'waiting' }
  /** The provider's script drew it. */
  | { state: 'placed' }
  /** The script had no ad and drew a link to the page for backers. */
  | { state: 'backers' }
  /** The script drew nothing in three seconds. */
  | { state: 'blocked' }
  /** The feed had none. */
  | { state: 'failed' }
  | { state: 'loaded'; ad: FeedAd };
