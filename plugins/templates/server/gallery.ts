import type { BlockContent, Root, RootContent } from 'mdast';
import { toImport } from '../../../core/server/mdx';
import type { Template } from '../types';

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
      attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: name }],
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

/** Replaces `<Templates />` in a page with a section for each template. */
export function remarkTemplates({ templates }: { templates: readonly Template[] }) {
  return (tree: Root) => {
    const index = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Templates',
    );
    if (index >= 0) {
      tree.children.splice(index, 1, ...templates.flatMap(toSection));
      tree.children.unshift(
        toImport('TemplateCard', '@theme/TemplateCard', 'ImportDefaultSpecifier'),
      );
    }
  };
}

/** Returns the module that browsers read: the texts of each template, and its demo. */
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
