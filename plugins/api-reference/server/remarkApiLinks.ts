import type { Heading, List, ListItem, PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Plan } from '../../../core/library';
import { toImport } from '../../../core/server/mdx';
import { toApiSlug } from '../paths';
import type { ApiSummary } from '../types';
import { createApiLinks } from './apiPages';

/** Links, and headings, which become links in the table of contents. */
const unlinked = new Set(['heading', 'link', 'linkReference']);

/**
 * Links code that is the name of a page of the reference, the first time only, so that the prose isn't
 * full of links.
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
    parent.children.splice(index, 1, { type: 'link', url, children: [node] });
    return [SKIP, index + 1];
  });
}

/** The imported component's local name, which no page uses. */
const planMark = 'ApiPlanMark';

/**
 * Returns an item of a list: code that links to the reference, the plan that it needs, and what follows.
 *
 * @param code `DataGrid`, `sortColumn()`
 */
export function toItem(
  code: string,
  url: string,
  plan: Plan | null,
  ...rest: readonly PhrasingContent[]
): ListItem {
  const link: PhrasingContent = {
    type: 'link',
    url,
    children: [{ type: 'inlineCode', value: code }],
  };
  const mark: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: planMark,
    attributes: [{ type: 'mdxJsxAttribute', name: 'plan', value: plan ?? '' }],
    children: [],
  };
  const marked: PhrasingContent[] = plan ? [link, { type: 'text', value: ' ' }, mark] : [link];
  const children: PhrasingContent[] = [...marked, ...rest];
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
}

/** Imports what marks plans, if the page has such a mark in a list of the reference. */
function importPlanMark(tree: Root): void {
  let isMarked = false;
  visit(tree, 'mdxJsxTextElement', ({ name }) => {
    isMarked ||= name === planMark;
  });
  if (isMarked) {
    tree.children.unshift(toImport(planMark, '@theme/PlanMark', 'ImportDefaultSpecifier'));
  }
}

function isApiHeading({ depth, children: [first, ...others] }: Heading): boolean {
  return depth === 2 && first?.type === 'text' && first.value === 'API' && others.length === 0;
}

/**
 * Ends a page with a section "API" that links to pages of the reference. If the page has such a section
 * already, the list is added at the end of that.
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
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: apis.map((api) => toItem(api.name, toApiSlug(api), api.plan)),
  };
  children.splice(next < 0 ? children.length : next, 0, list);
  if (own < 0) {
    const title = { type: 'text' as const, value: 'API' };
    children.splice(-1, 0, { type: 'heading', depth: 2, children: [title] });
  }
}

interface Options {
  /** The reference of the version that is built. */
  apis: readonly ApiSummary[];
}

/**
 * Links pages to the reference: the names of its pages in their prose, and in a section "API" the
 * `components` of their front matter. For a name that several products have, the page's own product
 * counts. `checkComponentNames` reports unknown names.
 *
 * It belongs in `beforeDefaultRemarkPlugins`: later plugins run after the table of contents is made.
 */
export function remarkApiLinks({ apis }: Options) {
  const bySlug = new Map(apis.map((api) => [toApiSlug(api), api]));
  const linksOf = createApiLinks(apis);
  return (tree: Root, file: VFile) => {
    const { product, components } = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const links = linksOf(product as string | undefined);
    linkCode(tree, links);
    const names = Array.isArray(components) ? [...new Set(components.map(String))] : [];
    addApiSection(
      tree,
      names.flatMap((name) => bySlug.get(links.get(name) ?? '') ?? []),
    );
    importPlanMark(tree);
  };
}
