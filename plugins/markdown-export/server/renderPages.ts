import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { mapConcurrently } from '../../../core/server/processes';
import { throwProblems } from '../../../core/server/problems';
import { toMarkdownPath } from '../toMarkdownPath';
import type { MarkdownPage } from '../types';
import { readPageFile } from './readPageFile';
import { renderPage, type PageContext } from './renderPage';
import { showsDemos } from './showsDemos';

/** A file that is served beside the pages. */
export interface MarkdownFile {
  /** Path under the host: `/x/v7/react-charts/bars.md`. */
  pathname: string;
  text: string;
}

/** Changes the tree of a page, as a plugin of remark does. */
export type PageTransformer = (tree: Root, file: VFile) => void;

interface Source {
  pages: readonly MarkdownPage[];
  context: Omit<PageContext, 'variant'>;
  /** Run on each page first, in their order. */
  transformers: readonly PageTransformer[];
}

/**
 * Returns the Markdown of pages. A page with demos has a second file, with the demos in JavaScript.
 *
 * @throws an error with the problems of all pages
 */
export async function renderPages({ pages, context, transformers }: Source) {
  const problems: string[] = [];
  const files = await mapConcurrently(pages, 8, async (page): Promise<MarkdownFile[]> => {
    try {
      const read = await readPageFile(page);
      for (const transform of transformers) {
        transform(read.tree, read.file);
      }
      const variants = showsDemos(read.tree) ? (['TS', 'JS'] as const) : (['TS'] as const);
      return variants.map((variant) => ({
        pathname: toMarkdownPath(page.permalink, variant),
        text: renderPage(read, { ...context, variant }),
      }));
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  });
  throwProblems('Pages cannot be exported as Markdown', problems);
  return files.flat();
}
