import type { BlockContent, Root, RootContent } from 'mdast';
import { toAttribute, toImport } from '../../../core/server/mdx';
import type { Template } from '../types';

/** Returns the module that browsers know the templates by: what each is, and its demo. */
export function renderTemplatesModule(templates: readonly Template[]): string {
  const imports = templates.map(
    ({ demo }) =>
      `import * as ${demo} from '@generated/docusaurus-plugin-demos/default/${demo}.js';\n`,
  );
  const entries = templates.map(({ name, title, description, demo }) => {
    const texts = JSON.stringify({ title, description }).slice(1, -1);
    return `  ${JSON.stringify(name)}: { ${texts}, demo: ${demo} },\n`;
  });
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}

interface Options {
  templates: readonly Template[];
}

const toParagraph = (value: string): BlockContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

/** A heading, which an address can lead to, and the card. */
function toSection({ name, title, description, shows }: Template): RootContent[] {
  return [
    {
      type: 'heading',
      depth: 2,
      data: { hProperties: { id: name } },
      children: [{ type: 'text', value: title }],
    },
    {
      type: 'mdxJsxFlowElement',
      name: 'TemplateCard',
      attributes: [
        { type: 'mdxJsxAttribute', name: 'name', value: name },
        toAttribute('template', `templates['${name}']`, {
          type: 'MemberExpression',
          object: { type: 'Identifier', name: 'templates' },
          property: { type: 'Literal', value: name },
          computed: true,
          optional: false,
        }),
      ],
      children: [
        toParagraph(description),
        {
          type: 'list',
          spread: false,
          children: shows.map((text) => ({
            type: 'listItem',
            spread: false,
            children: [toParagraph(text)],
          })),
        },
      ],
    },
  ];
}

/** Puts a section for each template in the place of `<Templates />` in a page. */
export function remarkTemplates({ templates }: Options) {
  return (tree: Root) => {
    const index = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Templates',
    );
    if (index >= 0) {
      tree.children.splice(index, 1, ...templates.flatMap(toSection));
      tree.children.unshift(
        toImport('TemplateCard', '@theme/TemplateCard', 'ImportDefaultSpecifier'),
        toImport(
          'templates',
          '@generated/docusaurus-plugin-templates/default/templates.js',
          'ImportDefaultSpecifier',
        ),
      );
    }
  };
}
