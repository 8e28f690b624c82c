import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import pMap from 'p-map';
import { mapFiles } from '../../../core/server/files';
import type { DemoPage, PageTransformer } from '../../../core/server/contribution';
import type { Remember } from '../../../core/server/diskCache';
import { renderMarkdown } from '../../../core/server/mdx';
import { throwProblems } from '../../../core/server/problems';
import { codeVariants } from '../../preferences/types';
import { type DemoFiles, type MarkdownPage, toMarkdownPath } from '../types';
import { toCodeBlock, toHeading, toParagraph, toText } from './nodes';
import type { PageContext } from './elements';
import { hasDrawings, parsePageFile, readPageContent, toDemoFile } from './pageFiles';
import { renderPage } from './renderPage';

/** A file that is served beside the pages. */
export interface MarkdownFile {
  /** Path under the host: `/x/v7/react-charts/bars.md`. */
  pathname: string;
  text: string;
}

interface Source {
  pages: readonly MarkdownPage[];
  context: Omit<PageContext, 'variant'>;
  /** Run on each page first, in their order. */
  transformers: readonly PageTransformer[];
  /** What all of these depend on, beside the pages and the demos. */
  inputs: string;
  /** Returns what was made of the same inputs before. */
  remember: Remember<MarkdownFile[]>;
}

const showsDemos = (tree: Root) =>
  tree.children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Demo');

async function renderFiles(
  page: MarkdownPage,
  { context, transformers }: Source,
): Promise<MarkdownFile[]> {
  const read = await parsePageFile(page);
  for (const transform of transformers) {
    transform(read.tree, read.file);
  }
  return codeVariants
    .filter((variant) => variant === 'TS' || showsDemos(read.tree))
    .map((variant) => ({
      pathname: toMarkdownPath(page.permalink, variant),
      text: renderPage(read, { ...context, variant }),
    }));
}

/**
 * Returns the Markdown of pages. A page with demos has a second file, with the demos in JavaScript.
 *
 * @throws an error with the problems of all pages
 */
export async function renderPages(source: Source) {
  const { pages, context, inputs, remember } = source;
  const problems: string[] = [];
  const renderPage = async (page: MarkdownPage): Promise<MarkdownFile[]> => {
    try {
      const fileContent = await readPageContent(page);
      const render = () => renderFiles(page, source);
      if (hasDrawings(fileContent)) {
        return await render();
      }
      // Those that it may show: the names of others that its text has do no harm.
      const demos = [...context.demos].filter(
        ([key]) =>
          fileContent.includes(path.basename(key)) && key === toDemoFile(page, path.basename(key)),
      );
      return await remember([inputs, page, fileContent, demos], render);
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  };
  const files = await pMap(pages, renderPage, { concurrency: 8 });
  throwProblems("Pages can't be exported as Markdown", problems);
  return files.flat();
}

/**
 * Returns the Markdown of demo pages, in both code languages: title, description and files.
 *
 * @param basePath path of the version, with both slashes
 */
export function renderDemoPages(
  pages: readonly DemoPage[],
  demos: DemoFiles,
  basePath: string,
): MarkdownFile[] {
  return pages.flatMap(({ slug, demo, title, description }) =>
    codeVariants.map((variant) => {
      const tree: Root = {
        type: 'root',
        children: [
          toHeading(1, title),
          toParagraph(toText(description)),
          ...(demos.get(demo)?.[variant] ?? []).map(toCodeBlock),
        ],
      };
      const pathname = toMarkdownPath(`${basePath.slice(0, -1)}${slug}`, variant);
      return { pathname, text: renderMarkdown(tree) };
    }),
  );
}

/**
 * Writes files into the folder of a build.
 *
 * @param basePath path that the folder is served under, with both slashes
 */
export async function writeMarkdownFiles(
  outDir: string,
  basePath: string,
  files: readonly MarkdownFile[],
): Promise<void> {
  await mapFiles(files, async ({ pathname, text }) => {
    const file = path.join(outDir, pathname.slice(basePath.length));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  });
}
