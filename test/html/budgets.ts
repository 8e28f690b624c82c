/** What pages may weigh: in bytes, gzipped unless something else is said. */

/** Pages that are alike in what they bring. */
export type Weight =
  | 'home'
  | 'text'
  | 'longText'
  | 'demos'
  | 'reference'
  | 'index'
  | 'comparison'
  | 'template'
  | 'tool';

export interface Budget {
  /** With the styles that it is first drawn with: up to 11 kB of it. */
  html: number;
  /** The same as browsers parse it, not gzipped. */
  markup?: number;
  /** How many elements it has. */
  elements?: number;
  /** The stylesheet with all other styles, of which the browser keeps a copy. */
  css: number;
  /** What it preloads of its fonts. */
  fonts: number;
  /**
   * All scripts that a reader's browser loads who opens the page and does nothing, without those of
   * demos, which come as each is seen.
   */
  scripts: number;
}

export const budgets: Readonly<Record<Weight, Budget>> = {
  /** Its parts of the library are demos. */
  home: { html: 12_000, css: 26_200, fonts: 26_000, scripts: 109_000 },
  /** A page to read. */
  text: { html: 22_000, css: 26_200, fonts: 26_000, scripts: 110_700 },
  /** A page to read from one major to the next, or on how to install: up to 3,200 words, much of it in tables and in code with its types. */
  longText: { html: 32_000, css: 26_200, fonts: 26_000, scripts: 122_300 },
  /** A page to read, with demos or their code: up to twenty, with the files that they share. */
  demos: { html: 86_000, css: 26_200, fonts: 26_000, scripts: 134_000 },
  /** A component or an interface. The longest has 515 rows. */
  reference: {
    html: 54_500,
    markup: 369_000,
    elements: 5_260,
    css: 26_200,
    fonts: 26_000,
    scripts: 115_300,
  },
  /** The list of a product's components and interfaces. */
  index: { html: 20_000, css: 26_200, fonts: 26_000, scripts: 108_500 },
  /** The comparison of versions is a tool: it brings what compares types. */
  comparison: { html: 17_000, css: 26_200, fonts: 26_000, scripts: 133_500 },
  /** A whole page as an example, drawn by the library. */
  template: { html: 12_000, css: 26_200, fonts: 26_000, scripts: 107_300 },
  /** What is offline, the titles in all languages, no such page, a demo alone. */
  tool: { html: 17_000, css: 26_200, fonts: 26_000, scripts: 109_300 },
};
