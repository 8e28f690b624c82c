import type { Heading, Link, List, ListItem, PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toImport } from '../../../core/server/mdx';
import { products } from '../../../core/types';
import { toApiSlug } from '../paths';
import type { ApiSummary } from '../types';
import { toApiLinks } from './apiPages';

/** What is a link already, or becomes one in the contents. */
const unlinked = new Set(['heading', 'link', 'linkReference']);

/**
 * Makes a link of code that is the name of a page, where it stands first on a page: the prose then
 * leads to the reference, and is not full of links.
 *
 * @param links slugs by name
 */
function linkCode(tree: Root, links: ReadonlyMap<string, string>): void {
  const linked = new Set<string>();
  visit(tree, (node, index, parent) => {
    const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
    if (unlinked.has(node.type) || (isElement && /^(?:a|Link|h\d)$/.test(node.name ?? ''))) {
      return SKIP;
    }
    if (node.type !== 'inlineCode' || !parent || index === undefined) {
      return undefined;
    }
    const url = links.get(node.value);
    if (url === undefined || linked.has(node.value)) {
      return undefined;
    }
    linked.add(node.value);
    const link: Link = { type: 'link', url, children: [node] };
    parent.children.splice(index, 1, link);
    return [SKIP, index + 1];
  });
}

/** A name that no page gives to anything of its own. */
const planMark = 'ApiPlanMark';

function toItem(api: ApiSummary): ListItem {
  const children: PhrasingContent[] = [
    { type: 'link', url: toApiSlug(api), children: [{ type: 'inlineCode', value: api.name }] },
  ];
  if (api.plan) {
    const mark: MdxJsxTextElement = {
      type: 'mdxJsxTextElement',
      name: planMark,
      attributes: [{ type: 'mdxJsxAttribute', name: 'plan', value: api.plan }],
      children: [],
    };
    children.push({ type: 'text', value: ' ' }, mark);
  }
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
}

function isApiHeading({ depth, children: [first, ...others] }: Heading): boolean {
  return depth === 2 && first?.type === 'text' && first.value === 'API' && others.length === 0;
}

/**
 * Ends a page with a section "API" that links to pages of the reference. A page that has such a
 * section keeps it, wherever it stands and whatever it says, and gets the list at its end.
 */
function addApiSection(tree: Root, apis: readonly ApiSummary[]): void {
  if (apis.length === 0) {
    return;
  }
  const { children } = tree;
  const own = children.findIndex((node) => node.type === 'heading' && isApiHeading(node));
  const next = children.findIndex(
    (node, index) => own >= 0 && index > own && node.type === 'heading' && node.depth <= 2,
  );
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: 'API' }],
  };
  const list: List = { type: 'list', ordered: false, spread: false, children: apis.map(toItem) };
  const added = own < 0 ? [heading, list] : [list];
  children.splice(next < 0 ? children.length : next, 0, ...added);
  if (apis.some(({ plan }) => plan)) {
    children.unshift(toImport(planMark, '@theme/PlanMark', 'ImportDefaultSpecifier'));
  }
}

interface Options {
  /** The reference of the version that is built. */
  apis: readonly ApiSummary[];
}

/**
 * Links pages to the reference: code in the prose that is the name of one of its pages, and a
 * section "API" at the end with the names of the front matter's `components`. Of a name in two
 * products the page's own counts. Names that are unknown are left to `checkComponentNames`.
 *
 * It belongs into `beforeDefaultRemarkPlugins`: later ones come after the table of contents.
 */
export function remarkApiLinks({ apis }: Options) {
  const bySlug = new Map(apis.map((api) => [toApiSlug(api), api]));
  return (tree: Root, file: VFile) => {
    const { product, components } = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const links = toApiLinks(
      apis,
      products.find((item) => item === product),
    );
    linkCode(tree, links);
    const names = Array.isArray(components) ? [...new Set(components.map(String))] : [];
    addApiSection(
      tree,
      names.flatMap((name) => bySlug.get(links.get(name) ?? '') ?? []),
    );
  };
}
