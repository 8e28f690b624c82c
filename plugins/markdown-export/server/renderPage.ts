import type { Nodes, Root, RootContent } from 'mdast';
import { plans, planNames } from '../../../core/types';
import { renderMarkdown } from '../../../core/server/mdx';
import type { MarkdownPage } from '../types';
import type { Conversion } from './conversion';
import type { PageFile } from './readPageFile';
import { toPlainNodes } from './toPlainNodes';

/** What is the same for all pages of a version, in one of the code languages. */
export interface PageContext extends Pick<
  Conversion,
  'demos' | 'variant' | 'comparisonUrl' | 'labels' | 'texts'
> {
  /** Origin of the host, without a trailing slash. */
  origin: string;
  resolve(page: MarkdownPage, url: string): string | undefined;
}

function toHead({ title, description, frontMatter }: MarkdownPage): RootContent[] {
  const plan = plans.find((item) => item === frontMatter.plan);
  const toParagraph = (value: string): RootContent[] =>
    value ? [{ type: 'paragraph', children: [{ type: 'text', value }] }] : [];
  return [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    ...toParagraph(description),
    ...toParagraph(plan ? `${planNames[plan]}.` : ''),
  ];
}

/**
 * Returns a page as GitHub-flavored Markdown, with its title and its description at the beginning.
 *
 * @throws an error that names the line of everything that cannot be Markdown
 */
export function renderPage(
  { page, file, tree, drawings }: PageFile,
  { origin, resolve, ...context }: PageContext,
): string {
  const problems: string[] = [];
  const conversion: Conversion = {
    ...context,
    page,
    drawings,
    source: String(file),
    url: `${origin}${page.permalink}`,
    resolve: (url) => resolve(page, url),
    convert: (nodes: readonly Nodes[]) => nodes.flatMap((node) => toPlainNodes(node, conversion)),
    fail(node, message) {
      problems.push(`${file.path}:${node.position?.start.line ?? 1}: ${message}`);
    },
  };
  const children = conversion.convert(tree.children) as Root['children'];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return renderMarkdown({ type: 'root', children: [...toHead(page), ...children] });
}
