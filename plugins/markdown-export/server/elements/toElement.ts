import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Conversion } from '../conversion';
import { elementRules } from './elementRules';

/** Converts an element by its rule; a drawing that the page imports is what its title says. */
export function toElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  conversion: Conversion,
): Nodes[] {
  const name = node.name ?? '';
  const drawing = conversion.drawings.get(name);
  if (drawing !== undefined) {
    const text: Nodes = { type: 'text', value: drawing };
    return [{ type: 'paragraph', children: [{ type: 'emphasis', children: [text] }] }];
  }
  const rule = Object.hasOwn(elementRules, name) ? elementRules[name] : undefined;
  if (!rule) {
    conversion.fail(
      node,
      `Nothing says what <${name}> is in Markdown. Write it as Markdown, or add a rule for it to plugins/markdown-export/server/elements/elementRules.ts.`,
    );
    return [];
  }
  return rule(node, conversion);
}
