import path from 'node:path';
import { readFile } from 'node:fs/promises';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { siteDir } from '../../../core/server/files';
import { parsePage } from '../../../core/server/mdx';
import type { MarkdownPage } from '../types';

type Doc = Pick<
  LoadedVersion['docs'][number],
  'source' | 'permalink' | 'title' | 'description' | 'frontMatter'
>;

/** Returns the pages that the docs plugin has loaded, ordered by their paths. */
export function collectPages(docs: readonly Doc[]): MarkdownPage[] {
  return docs
    .map(({ source, permalink, title, description, frontMatter }) => ({
      file: path.join(siteDir, source.replace('@site/', '')),
      permalink,
      title,
      description,
      frontMatter: { ...frontMatter },
    }))
    .toSorted((a, b) => (a.permalink < b.permalink ? -1 : 1));
}

/**
 * Reads what the drawings say that a page imports: the title of each SVG, by the name of its element.
 *
 * @param file absolute path of the page
 */
async function readDrawings(tree: Root, file: string): Promise<Map<string, string>> {
  const imports = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  const drawings = imports.flatMap((node) => {
    const source = node.type === 'ImportDeclaration' ? String(node.source.value) : '';
    const [specifier] = node.type === 'ImportDeclaration' ? node.specifiers : [];
    return specifier && source.endsWith('.svg') ? [{ name: specifier.local.name, source }] : [];
  });
  const titles = drawings.map(async ({ name, source }) => {
    const place = source.startsWith('@site/')
      ? path.join(siteDir, source.slice('@site/'.length))
      : path.resolve(path.dirname(file), source);
    const [, title] = /<title[^>]*>([^<]+)<\/title>/.exec(await readFile(place, 'utf8')) ?? [];
    if (title === undefined) {
      throw new Error(
        `${path.relative(siteDir, place)} says nothing to those who do not see it. Give it a <title>.`,
      );
    }
    return [name, title.trim()] as const;
  });
  return new Map(await Promise.all(titles));
}

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

/** Whether a page shows demos: then its code has two languages. */
export function showsDemos(tree: Root): boolean {
  return tree.children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Demo');
}
