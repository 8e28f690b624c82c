import type { Code, Heading, Nodes, Root, RootContent } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { renderMarkdown } from '../../../core/server/mdx';
import { planNames, plans } from '../../../core/types';
import type { MarkdownPage } from '../types';
import { type Conversion, toAdmonition, toElement } from './elements';
import type { PageFile } from './pageFiles';

/** What a fence says after its language, as far as it means something outside of this site. */
function toCode(node: Code): Code {
  const [title = null] = /\btitle="[^"]*"/.exec(node.meta ?? '') ?? [];
  return { ...node, meta: title };
}

/** Comments, such as the id of a heading, are nothing; a text in braces is that text. */
function toExpression(node: MdxFlowExpression | MdxTextExpression, { fail }: Conversion): Nodes[] {
  const [statement] = node.data?.estree?.body ?? [];
  if (!statement) {
    return [];
  }
  const { value } =
    statement.type === 'ExpressionStatement' && statement.expression.type === 'Literal'
      ? statement.expression
      : {};
  if (typeof value !== 'string') {
    fail(node, `{${node.value}} is code, which Markdown does not run. Write what it gives.`);
    return [];
  }
  return [{ type: 'text', value }];
}

/** The text before the id of a heading ends with a space. */
function toHeading(node: Heading, { convert }: Conversion): Heading {
  const children = convert(node.children) as Heading['children'];
  const last = children.at(-1);
  return last?.type === 'text'
    ? { ...node, children: [...children.slice(0, -1), { ...last, value: last.value.trimEnd() }] }
    : { ...node, children };
}

function toAddress<Node extends Nodes & { url: string }>(node: Node, conversion: Conversion): Node {
  const url = conversion.resolve(node.url);
  if (url === undefined) {
    conversion.fail(node, `${node.url} is no page of this version. Correct the link.`);
  }
  return { ...node, url: url ?? node.url };
}

/** Returns what stands for a node of a page in plain Markdown: none, one, or several nodes. */
function toPlainNodes(node: Nodes, conversion: Conversion): Nodes[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return toExpression(node, conversion);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return toElement(node, conversion);
    case 'containerDirective':
      return toAdmonition(node, conversion);
    case 'leafDirective':
    case 'textDirective': {
      // A word after a colon: the site has no such directives.
      const { start, end } = node.position ?? {};
      return [{ type: 'text', value: conversion.source.slice(start?.offset, end?.offset) }];
    }
    case 'code':
      return [toCode(node)];
    case 'heading':
      return [toHeading(node, conversion)];
    case 'image':
    case 'definition':
      return [toAddress(node, conversion)];
    case 'link': {
      const children = conversion.convert(node.children) as typeof node.children;
      return [{ ...toAddress(node, conversion), children }];
    }
    default:
      return 'children' in node
        ? [{ ...node, children: conversion.convert(node.children) } as Nodes]
        : [node];
  }
}

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
