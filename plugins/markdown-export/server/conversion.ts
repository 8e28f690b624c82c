import type { Nodes } from 'mdast';
import type { CodeVariant } from '../../preferences/types';
import type { DemoFiles, MarkdownPage } from '../types';

/** One page on its way to plain Markdown, and what its parts need. */
export interface Conversion {
  page: MarkdownPage;
  /** The text that the positions of the nodes point into. */
  source: string;
  /** What the drawings say that the page imports, by the names of their elements. */
  drawings: ReadonlyMap<string, string>;
  demos: DemoFiles;
  variant: CodeVariant;
  /** Address of the page itself. */
  url: string;
  /** Address of the page that compares versions. */
  comparisonUrl: string;
  /** Label of each version by its name. */
  labels: ReadonlyMap<string, string>;
  /** Texts of the interface in the language of the page, by id; English ones need not be there. */
  texts: Readonly<Record<string, string>>;
  /** Makes an address on the page absolute. */
  resolve(url: string): string | undefined;
  /** Converts what is in a node. */
  convert(nodes: readonly Nodes[]): Nodes[];
  /** Notes what is wrong with a node, for one message about the whole page. */
  fail(node: Nodes, message: string): void;
}
