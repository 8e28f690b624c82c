import type { Expression } from 'estree';
import type { Root } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxjsEsm,
} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { VFile } from 'vfile';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** Parses the text of a page without its front matter, as Docusaurus does. */
export function parsePage(file: VFile): Root {
  return parser.parse(file);
}

/** Returns the value of an attribute in a page: text, or the code of its expression. */
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

/**
 * Creates `<name>={<code>}`, for an element of a syntax tree.
 *
 * @param expression the code, parsed
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

/** Creates `import * as <local> from '<source>'` or `import <local> from '<source>'`, for a syntax tree. */
export function toImport(
  local: string,
  source: string,
  type: 'ImportNamespaceSpecifier' | 'ImportDefaultSpecifier',
): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{ type, local: { type: 'Identifier', name: local } }],
            source: { type: 'Literal', value: source },
          },
        ],
      },
    },
  };
}

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/** Renders a syntax tree as GitHub-flavored Markdown. */
export function renderMarkdown(tree: Root): string {
  return writer.stringify(tree);
}

const demoElement = /<Demo\s[^>]*?\bname="(\w+)"/g;

/** Returns the names of the demos that a page shows, in its order, from its text alone. */
export const listShownDemos = (content: string): string[] =>
  [...content.matchAll(demoElement)].map(([, name = '']) => name);
