import type { Heading, List, ListItem, PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import { toImport } from '../../../../core/server/mdx';
import { toApiSlug } from '../../toApiSlug';
import type { ApiSummary } from '../../types';

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
export function addApiSection(tree: Root, apis: readonly ApiSummary[]): void {
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
