/** A company or person that pays for the site, and gets a blurb on it. */
export interface Sponsor {
  name: string;
  /** Address that the blurb links to. */
  link: string;
  /** One sentence under the picture. */
  tagline: string;
  /** Picture for light mode, from the root of `static/`: `/img/sponsors/name.svg`. */
  light: string;
  /** The same for dark mode. */
  dark: string;
}

/** What `data/sponsors.ts` exports. */
export interface SponsorData {
  /** In the order in which they show; nothing shows when it is empty. */
  sponsors: readonly Sponsor[];
  /** Address of the page on how to become one; without it there is no such link. */
  join?: string;
}

/** Where sponsors show. */
export type SponsorPlace = 'docs' | 'home';
