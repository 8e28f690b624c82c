import type { BlockContent, Root, RootContent } from 'mdast';
import { toImport } from '../../../core/server/mdx';
import type { Template } from '../types';

/** Returns templates with their texts in another language. */
export const translateTemplates = (
  templates: readonly Template[],
  translate: (english: string) => string,
): Template[] =>
  templates.map((template) => ({
    ...template,
    title: translate(template.title),
    description: translate(template.description),
    shows: template.shows.map(translate),
  }));

const toParagraph = (value: string): BlockContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

/** A heading, which an address can lead to, with what the template shows and its code. */
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

/** The components of the theme that it puts into the page. */
const components = ['TemplateGallery', 'TemplateCard'];

const toGallery = (): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: 'TemplateGallery',
  attributes: [],
  children: [],
});

/**
 * Replaces `<Templates />` in a page with pictures of all templates, and a section for each.
 *
 * @param translate returns a text of a template in the language of the page
 */
export function remarkTemplates({
  templates,
  translate,
}: {
  templates: readonly Template[];
  translate: (english: string) => string;
}) {
  return (tree: Root) => {
    const index = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Templates',
    );
    if (index >= 0) {
      tree.children.splice(
        index,
        1,
        toGallery(),
        ...translateTemplates(templates, translate).flatMap(toSection),
      );
      tree.children.unshift(
        ...components.map((name) => toImport(name, `@theme/${name}`, 'ImportDefaultSpecifier')),
      );
    }
  };
}

/** Returns the module that browsers read: the texts of each template, and its demo. */
export function renderTemplatesModule(templates: readonly Template[]): string {
  const imports = templates.map(
    ({ name, demo }) =>
      `import * as ${demo} from '@generated/docusaurus-plugin-demos/default/templates/${name}/${demo}.js';\n`,
  );
  const entries = templates.map(({ name, title, description, demo }) => {
    const texts = JSON.stringify({ title, description }).slice(1, -1);
    return `  ${JSON.stringify(name)}: { ${texts}, demo: ${demo} },\n`;
  });
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}
