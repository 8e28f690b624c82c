/** The blocks of TypeScript on pages, as their authors wrote them. */
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageText } from '../../../core/server/pageText';

/** A code block of a page. */
export interface Snippet {
  /** The page's file, from the project's folder. */
  file: string;
  /** The line of the block's first line of code. */
  line: number;
  code: string;
  /** What the page declares for its blocks, in one line. */
  context: string;
  /** The version that it is written for where its title names one: `7` of `title="Version 7"`. */
  major?: string;
}

/** `{/* code blocks use: declare const id: string; *\/}` */
const contextComment = /^\/\*\s*code blocks use:(.*)\*\/$/s;

function readContext(tree: Root): string {
  const lines: string[] = [];
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const [, text] = ('value' in node && contextComment.exec(node.value.trim())) || [];
    lines.push(text?.replaceAll(/\s+/g, ' ').trim() ?? '');
  });
  return lines.filter(Boolean).join(' ');
}

const isChecked = ({ lang, meta }: Code) =>
  /^tsx?$/.test(lang ?? '') && !/(?:^|\s)unchecked(?:\s|$)/.test(meta ?? '');

/** Returns the blocks of a page that are TypeScript, but for those marked `unchecked`, with their nodes. */
export function findSnippets({ file, tree }: Pick<PageText, 'file' | 'tree'>): Map<Code, Snippet> {
  const context = readContext(tree);
  const snippets = new Map<Code, Snippet>();
  visit(tree, 'code', (node) => {
    if (isChecked(node)) {
      const [, major] = /title="[^"]*\bVersion (\d+)\b/.exec(node.meta ?? '') ?? [];
      const line = (node.position?.start.line ?? 0) + 1;
      snippets.set(node, {
        file,
        line,
        code: node.value,
        context,
        ...(major !== undefined && { major }),
      });
    }
  });
  return snippets;
}

/** Returns the blocks of pages, in their order. */
export const listSnippets = (pages: readonly Pick<PageText, 'file' | 'tree'>[]): Snippet[] =>
  pages.flatMap((page) => [...findSnippets(page).values()]);
