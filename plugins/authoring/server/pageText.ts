import type { Root } from 'mdast';

/** Something on a line of a page. */
export interface Placed {
  /** Counted from 1, in the file. */
  line: number;
}

export interface PlacedHeading extends Placed {
  depth: number;
  text: string;
}

export interface PlacedUrl extends Placed {
  url: string;
}

export interface PlacedElement extends Placed {
  name: string;
}

/** What is checked of a page's text. */
export interface PageContent {
  headings: readonly PlacedHeading[];
  links: readonly PlacedUrl[];
  images: readonly PlacedUrl[];
  elements: readonly PlacedElement[];
  /** Names that the page imports or exports. */
  names: readonly string[];
  /** What a link can lead to on the page. */
  anchors: readonly string[];
}

/** A page as its author wrote it. */
export interface PageText extends PageContent {
  /** Its file from the project's folder, for messages. */
  file: string;
  /** The English file whose place it takes, from the project's folder; of an English page, its own. */
  englishFile: string;
  frontMatter: Record<string, unknown>;
  /** The line of each key of the front matter. */
  keyLines: Readonly<Record<string, number>>;
  /** Parsed; what others do to it does not matter here. */
  tree: Root;
}
