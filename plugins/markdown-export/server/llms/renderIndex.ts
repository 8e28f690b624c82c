import type { BlockContent, Paragraph } from 'mdast';
import { renderMarkdown } from '../../../../core/server/mdx';

interface Index {
  title: string;
  /** One sentence under the title. */
  summary: string;
  /** Other files for language models. */
  links: readonly { title: string; url: string }[];
  nodes: readonly BlockContent[];
}

/** Returns the text of an `llms.txt`: what there is to read, in the order of the tree. */
export function renderIndex({ title, summary, links, nodes }: Index): string {
  const toParagraph = (value: string): Paragraph => ({
    type: 'paragraph',
    children: [{ type: 'text', value }],
  });
  return renderMarkdown({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
      { type: 'blockquote', children: [toParagraph(summary)] },
      toParagraph(
        'Every page is Markdown at its address with .md at the end. Demos are TypeScript there; with .js.md at the end they are JavaScript.',
      ),
      {
        type: 'list',
        spread: false,
        children: links.map((link) => ({
          type: 'listItem',
          spread: false,
          children: [
            {
              type: 'paragraph',
              children: [
                { type: 'link', url: link.url, children: [{ type: 'text', value: link.title }] },
              ],
            },
          ],
        })),
      },
      ...nodes,
    ],
  });
}
