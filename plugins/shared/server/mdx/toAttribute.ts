import type { Expression } from 'estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx';

/**
 * `<name>={<code>}`, for an element of a page's tree.
 *
 * @param expression what the code is when it is parsed
 */
export function toAttribute(name: string, code: string, expression: Expression): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: code,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}
