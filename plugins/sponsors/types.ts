/** Who pays for the site, and is thanked for it. */
export interface Sponsor {
  name: string;
  /** Address that the blurb leads to. */
  link: string;
  /** One sentence under the picture. */
  tagline: string;
  /** Picture on light paper, from the top of `static/`: `/img/sponsors/name.svg`. */
  light: string;
  /** The same on dark paper. */
  dark: string;
}

/** What `data/sponsors.ts` says. */
export interface SponsorData {
  /** In the order in which they show; none: nothing shows. */
  sponsors: readonly Sponsor[];
  /** Address of the page that says how to become one; absent: nobody is asked. */
  join?: string;
}

/** Where sponsors show. */
export type SponsorPlace = 'docs' | 'home';
