import type { MdxjsEsm } from 'mdast-util-mdx';

/** `import * as <local> from '<source>'`, or `import <local> from '<source>'`, for a page's tree. */
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
