import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** Returns what an attribute of an element in a page says: text, or the code of its expression. */
export function readAttribute(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const attribute = node.attributes.find(
    (item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  const value = attribute?.value;
  return value && typeof value === 'object' ? value.value : (value ?? undefined);
}
