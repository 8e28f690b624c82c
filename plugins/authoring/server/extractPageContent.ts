import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import type { MdxjsEsm, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { readAttribute } from '../../shared/server/mdx/readAttribute';
import type { PageContent, PlacedElement, PlacedHeading, PlacedUrl } from './pageText';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const toLine = (node: Nodes) => node.position?.start.line ?? 1;

/** `{/* #install *\/}`, after the text of a heading. */
const ownAnchor = /^\/\*\s*#([\w-]+)\s*\*\/$/;

function toText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  return 'children' in node ? node.children.map(toText).join('') : '';
}

function findOwnAnchor({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? ownAnchor.exec(last.value.trim())?.[1] : undefined;
}

/** Names that a block of `import` and `export` gives the page. */
function collectNames({ data }: MdxjsEsm): string[] {
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({ local }) => local.name);
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type === 'FunctionDeclaration') {
      return [declaration.id.name];
    }
    return declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
      : [];
  });
}

/** Anchors of an element: its `id`, and of a demo its name. */
function collectAnchors(node: Element): string[] {
  const own = readAttribute(node, 'id');
  const demo = node.name === 'Demo' ? readAttribute(node, 'name') : undefined;
  return [own, demo].filter((anchor) => anchor !== undefined);
}

/** Returns what is checked of a page, with the lines of its file. */
export function extractPageContent(tree: Root): PageContent {
  const slugger = createSlugger();
  const headings: PlacedHeading[] = [];
  const links: PlacedUrl[] = [];
  const images: PlacedUrl[] = [];
  const elements: PlacedElement[] = [];
  const names: string[] = [];
  const anchors: string[] = [];
  visit(tree, (node) => {
    const line = toLine(node);
    if (node.type === 'heading') {
      const text = toText(node).trim();
      headings.push({ depth: node.depth, text, line });
      anchors.push(findOwnAnchor(node) ?? slugger.slug(text));
    } else if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: node.url, line });
    } else if (node.type === 'image') {
      images.push({ url: node.url, line });
    } else if (node.type === 'mdxjsEsm') {
      names.push(...collectNames(node));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      elements.push({ name: node.name ?? '', line });
      anchors.push(...collectAnchors(node));
      const url = readAttribute(node, 'href');
      links.push(...(url === undefined ? [] : [{ url, line }]));
    }
  });
  return { headings, links, images, elements, names, anchors };
}
