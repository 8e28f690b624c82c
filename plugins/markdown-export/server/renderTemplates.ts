import type { Root } from 'mdast';
import { codeVariants } from '../../preferences/types';
import { renderMarkdown } from '../../../core/server/mdx';
import type { Template } from '../../templates/types';
import { toMarkdownPath } from '../toMarkdownPath';
import type { DemoFiles } from '../types';
import type { MarkdownFile } from './renderPages';
import { toFence } from './toFence';

/**
 * Returns the Markdown of the pages of templates, in both code languages: what each is, and its files.
 *
 * @param basePath path of the version, with both slashes
 */
export function renderTemplates(
  templates: readonly Template[],
  demos: DemoFiles,
  basePath: string,
): MarkdownFile[] {
  return templates.flatMap(({ name, demo, title, description }) =>
    codeVariants.map((variant) => {
      const tree: Root = {
        type: 'root',
        children: [
          { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
          { type: 'paragraph', children: [{ type: 'text', value: description }] },
          ...(demos.get(demo)?.[variant] ?? []).map(toFence),
        ],
      };
      const pathname = toMarkdownPath(`${basePath}templates/${name}`, variant);
      return { pathname, text: renderMarkdown(tree) };
    }),
  );
}
