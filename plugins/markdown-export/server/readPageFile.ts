import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { siteDir } from '../../../core/server/files';
import type { MarkdownPage } from '../types';
import { parsePage } from '../../../core/server/mdx';
import { readDrawings } from './readDrawings';

/** A page as it was written. */
export interface PageFile {
  page: MarkdownPage;
  /** Its text and its front matter, as transformers of pages get them. */
  file: VFile;
  tree: Root;
  /** What the drawings say that it imports, by the names of their elements. */
  drawings: ReadonlyMap<string, string>;
}

/** Reads the file of a page. What is said of its lines counts from the beginning of the file. */
export async function readPageFile(page: MarkdownPage): Promise<PageFile> {
  const fileContent = await readFile(page.file, 'utf8');
  const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: page.file, fileContent });
  const linesBefore = fileContent.slice(0, fileContent.indexOf(content)).split('\n').length - 1;
  const file = new VFile({
    cwd: siteDir,
    path: path.relative(siteDir, page.file),
    value: '\n'.repeat(linesBefore) + content,
    data: { frontMatter: page.frontMatter },
  });
  const tree = parsePage(file);
  return { page, file, tree, drawings: await readDrawings(tree, page.file) };
}
