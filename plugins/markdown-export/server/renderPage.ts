import type { Code, Heading, Nodes, Root, RootContent } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { plans } from '../../../core/library';
import { planNames } from '../../../core/types';
import { renderMarkdown } from '../../../core/server/mdx';
import type { MarkdownPage } from '../types';
import { type Conversion, type PageContext, toAdmonition, toElement } from './elements';
import { toHeading, toParagraph, toText } from './nodes';
import type { PageFile } from './pageFiles';

/** Keeps the title of a code block; its other options mean nothing outside of this site. */
function toPlainCode(node: Code): Code {
  const [title = null] = /\btitle="[^"]*"/.exec(node.meta ?? '') ?? [];
  return { ...node, meta: title };
}

/** Comments, such as the id of a heading, are left out; a text in braces becomes that text. */
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
    fail(node, `{${node.value}} is code, which Markdown doesn't run. Write its result.`);
    return [];
  }
  return [toText(value)];
}

/** Removes the space before the id of a heading. */
function toPlainHeading(node: Heading, { convert }: Conversion): Heading {
  const children = convert(node.children) as Heading['children'];
  const last = children.at(-1);
  return last?.type === 'text'
    ? { ...node, children: [...children.slice(0, -1), { ...last, value: last.value.trimEnd() }] }
    : { ...node, children };
}

function toAddress<Node extends Nodes & { url: string }>(node: Node, conversion: Conversion): Node {
  const url = conversion.resolve(conversion.page, node.url);
  if (url === undefined) {
    conversion.fail(node, `${node.url} isn't a page of this version. Correct the link.`);
  }
  return { ...node, url: url ?? node.url };
}

/** Returns the nodes of plain Markdown that a node of a page becomes. */
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
      return [toText(String(conversion.file).slice(start?.offset, end?.offset))];
    }
    case 'code':
      return [toPlainCode(node)];
    case 'heading':
      return [toPlainHeading(node, conversion)];
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

function toHead({ title, description, frontMatter }: MarkdownPage): RootContent[] {
  const plan = plans.find((item) => item === frontMatter.plan);
  const lines = [description, plan ? `${planNames[plan]}.` : ''].filter(Boolean);
  return [toHeading(1, title), ...lines.map((line) => toParagraph(toText(line)))];
}

/**
 * Returns a page as GitHub-flavored Markdown, with its title and its description at the beginning.
 *
 * @throws an error with the line of everything that can't be Markdown
 */
export function renderPage(pageFile: PageFile, context: PageContext): string {
  const { page, file, tree } = pageFile;
  const problems: string[] = [];
  const conversion: Conversion = {
    ...pageFile,
    ...context,
    url: `${context.origin}${page.permalink}`,
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
