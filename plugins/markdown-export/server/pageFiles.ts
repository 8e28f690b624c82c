import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { siteDir, toRelative } from '../../../core/server/files';
import { parsePage } from '../../../core/server/mdx';
import { readPageSource } from '../../../core/server/pageSource';
import { fillVersions } from '../../../core/server/pins';
import type { FinishedBuild } from '../../../core/server/postBuild';
import { toEnglishFile } from '../../../core/server/translatedPages';
import type { MarkdownPage } from '../types';

/**
 * Returns what a plugin has loaded for a build.
 *
 * @throws when the plugin is missing
 */
export function findContent({ plugins }: Pick<FinishedBuild, 'plugins'>, name: string): unknown {
  const plugin = plugins.find((item) => item.name === name);
  if (!plugin) {
    throw new Error(
      `The Markdown of pages needs the plugin "${name}". Add it to the site's plugins.`,
    );
  }
  return plugin.content;
}

/** Lists the pages that the docs plugin has loaded, ordered by their paths. */
export function listPages(build: Pick<FinishedBuild, 'plugins'>): MarkdownPage[] {
  const { loadedVersions } = findContent(build, 'docusaurus-plugin-content-docs') as LoadedContent;
  return loadedVersions
    .flatMap(({ docs }) => docs)
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
 * Reads the text alternatives of the drawings that a page imports: the title of each SVG, by the name
 * of its element.
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
        `${toRelative(siteDir, place)} has no text alternative. Add a <title> to it.`,
      );
    }
    return [name, title.trim()] as const;
  });
  return new Map(await Promise.all(titles));
}

/** A page as it was written. */
export interface PageFile {
  page: MarkdownPage;
  /** Its text and its front matter, for transformers of pages. */
  file: VFile;
  tree: Root;
  /** Text alternatives of the drawings that it imports, by the names of their elements. */
  drawings: ReadonlyMap<string, string>;
}

/** Returns the absolute path of a demo of a page, without its extension. */
export const toDemoFile = ({ file }: MarkdownPage, name: string): string =>
  path.join(path.dirname(toEnglishFile(file)), 'demos', name);

/** Reads the text of a page's file. */
export const readPageContent = async ({ file }: MarkdownPage): Promise<string> =>
  fillVersions(await readFile(file, 'utf8'), file);

/** Whether the Markdown of a page depends on other files than its own and those of its demos. */
export const hasDrawings = (fileContent: string): boolean => fileContent.includes('.svg');

/** Parses the file of a page. Line numbers in messages count from the beginning of the file. */
export async function parsePageFile(page: MarkdownPage): Promise<PageFile> {
  const { content } = await readPageSource(page.file);
  const file = new VFile({
    cwd: siteDir,
    path: toRelative(siteDir, page.file),
    value: content,
    data: { frontMatter: page.frontMatter },
  });
  const tree = parsePage(file);
  return { page, file, tree, drawings: await readDrawings(tree, page.file) };
}
