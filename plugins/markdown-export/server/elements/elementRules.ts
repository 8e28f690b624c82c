import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { readAttribute } from '../../../../core/server/mdx';
import type { Conversion } from '../conversion';
import { toApiChanges } from './toApiChanges';
import { toDemo } from './toDemo';
import { toTemplate } from './toTemplate';

/** Returns what stands for an element in plain Markdown. */
export type ElementRule = (
  node: MdxJsxFlowElement | MdxJsxTextElement,
  conversion: Conversion,
) => Nodes[];

const toContent: ElementRule = ({ children }, { convert }) => convert(children);

/** What every tab holds stands one below the other, under the tab's name. */
const toTab: ElementRule = (node, { convert }) => {
  const value = readAttribute(node, 'label') ?? readAttribute(node, 'value') ?? '';
  const label: Nodes = { type: 'strong', children: [{ type: 'text', value }] };
  return [{ type: 'paragraph', children: [label] }, ...convert(node.children)];
};

/** `(pro)`, after the name of a component. */
const toPlan: ElementRule = (node) => [
  { type: 'text', value: `(${readAttribute(node, 'plan') ?? ''})` },
];

/** The elements that pages may have; one that is not here stops the build. */
export const elementRules: Readonly<Record<string, ElementRule>> = {
  Demo: toDemo,
  // A section for each template has taken its place before.
  Templates: () => [],
  TemplateCard: toTemplate,
  ApiChanges: toApiChanges,
  ApiPlanMark: toPlan,
  Tabs: toContent,
  TabItem: toTab,
  div: toContent,
  span: toContent,
  kbd: toContent,
  br: () => [{ type: 'break' }],
};
