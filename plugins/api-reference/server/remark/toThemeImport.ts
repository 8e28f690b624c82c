import type { MdxjsEsm } from 'mdast-util-mdx';

/** `import <local> from '@theme/<component>'` */
export function toThemeImport(local: string, component: string): MdxjsEsm {
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
            specifiers: [
              { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } },
            ],
            source: { type: 'Literal', value: `@theme/${component}` },
          },
        ],
      },
    },
  };
}
