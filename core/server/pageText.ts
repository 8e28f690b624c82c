import { existsSync } from 'node:fs';
import path from 'node:path';
import { Globby, createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { mapFiles, toRelative } from './files';
import { parsePage, readAttribute } from './mdx';
import {
  type PageSource,
  UnreadablePageError,
  readPageSource,
  readText,
  toReadProblem,
  toUnixLines,
} from './pageSource';
import { type HeadingAnchor, matchHeadings } from './translatedHeadings';
import { toEnglishFile, toTranslatedDir } from './translatedPages';
import type { BuiltVersion } from './versions';

/** Something on a line of a page's file. */
type Placed<Content> = Content & { line: number };

/** What is checked of a page's text. */
interface PageContent {
  headings: Placed<HeadingAnchor & { text: string }>[];
  links: Placed<{ url: string }>[];
  images: Placed<{ url: string }>[];
  elements: Placed<{ name: string }>[];
  /** Names that the page imports or exports. */
  names: string[];
  /** Names of the demos that the page shows. */
  demos: string[];
  /** What a link can lead to on the page, apart from what plugins add. */
  anchors: string[];
}

/** A page as its author wrote it. */
export interface PageText extends PageContent, Omit<PageSource, 'content'> {
  /** Its file from the project's folder, for messages. */
  file: string;
  /** The English file that it translates, from the project's folder; an English page's own file. */
  englishFile: string;
  /** The English page that it translates; absent for one that is English, or has lost its English page. */
  english?: PageText;
  /** Its syntax tree. */
  tree: Root;
}

/** `{/* #install *\/}`, after the text of a heading. */
const ownAnchor = /^\/\*\s*#([\w-]+)\s*\*\/$/;

/** Returns the text of a node without its markup. */
export function toText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  return 'children' in node ? node.children.map(toText).join('') : '';
}

function findOwnAnchor({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? ownAnchor.exec(last.value.trim())?.[1] : undefined;
}

/** Returns the names that a block of `import` and `export` declares. */
function collectNames({ data }: MdxjsEsm): string[] {
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({ local }) => local.name);
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type === 'FunctionDeclaration') {
      return [declaration.id.name];
    }
    return declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
      : [];
  });
}

/** Returns what is checked of a page, with the lines of its file. */
export function extractPageContent(tree: Root): PageContent {
  const slugger = createSlugger();
  const content: PageContent = {
    headings: [],
    links: [],
    images: [],
    elements: [],
    names: [],
    demos: [],
    anchors: [],
  };
  const { headings, links, images, elements, names, demos, anchors } = content;
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const text = toText(node).trim();
      const ownId = findOwnAnchor(node);
      const id = ownId ?? slugger.slug(text);
      headings.push({ depth: node.depth, text, line, id, hasOwnId: ownId !== undefined });
      anchors.push(id);
    } else if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: node.url, line });
    } else if (node.type === 'image') {
      images.push({ url: node.url, line });
    } else if (node.type === 'mdxjsEsm') {
      names.push(...collectNames(node));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      elements.push({ name: node.name ?? '', line });
      const [id, url, name] = ['id', 'href', 'name'].map((key) => readAttribute(node, key));
      if (id !== undefined) {
        anchors.push(id);
      }
      if (url !== undefined) {
        links.push({ url, line });
      }
      if (name !== undefined && node.name === 'Demo') {
        demos.push(name);
      }
    }
  });
  return content;
}

const frontMatter = /^---\n.*?\n---(?=\n|$)/s;

/**
 * Refuses a page that the compiler would refuse in its own words.
 *
 * @param file from the project's folder, for the message
 * @throws an error with the line, the text there and what is wrong with it
 */
export function refuseBrokenSyntax(text: string, file: string): void {
  // Lines count from the top of the file.
  const value = toUnixLines(text).replace(frontMatter, (part) => part.replace(/[^\n]/g, ''));
  try {
    parsePage(new VFile({ path: file, value }));
  } catch (error) {
    throw new UnreadablePageError(file, error as Error, text);
  }
}

interface PageTexts {
  /** Ordered by file, without drafts. */
  pages: PageText[];
  /** Why files can't be read, each with its line. */
  problems: string[];
}

/**
 * Reads a page. One that is translated has the anchors of its English page.
 *
 * @param file from the project's folder
 * @throws an error that says why it can't be read
 */
export async function readPageText(siteDir: string, file: string): Promise<PageText> {
  const { content, ...source } = await readPageSource(path.join(siteDir, file));
  const tree = parsePage(new VFile({ path: file, value: content }));
  const englishFile = toEnglishFile(file);
  const page = { file, englishFile, ...source, tree, ...extractPageContent(tree) };
  if (englishFile === file || !existsSync(path.join(siteDir, englishFile))) {
    return page;
  }
  const english = await readPageText(siteDir, englishFile);
  const matched = matchHeadings(english.headings, page.headings);
  const headings = page.headings.map((heading, index) => ({
    ...heading,
    id: matched[index] ?? heading.id,
  }));
  const other = page.anchors.filter((id) => !page.headings.some((heading) => heading.id === id));
  const anchors = [...new Set([...matched, ...other, ...english.anchors])];
  return { ...page, english, headings, anchors };
}

const ignore = ['**/node_modules/**', '**/demos/**', '**/home/**'];

/** Reads the pages of a version in its language; a page that isn't translated is the English one. */
export async function readPageTexts(
  { name, dir, language }: Pick<BuiltVersion, 'name' | 'dir' | 'language'>,
  siteDir: string,
): Promise<PageTexts> {
  const english = toRelative(siteDir, dir);
  const folders = language === 'en' ? [english] : [english, toTranslatedDir(language, name)];
  const files = await Globby(
    folders.map((folder) => `${folder}/**/*.{md,mdx}`),
    { cwd: siteDir, ignore },
  );
  const byEnglish = new Map(
    // A translated page comes later and takes the place of the English one.
    files
      .toSorted((a, b) => Number(a !== toEnglishFile(a)) - Number(b !== toEnglishFile(b)))
      .map((file) => [toEnglishFile(file), file]),
  );
  const chosen = [...byEnglish.values()].toSorted();
  const results = await mapFiles(chosen, (file) =>
    readPageText(siteDir, file).then(
      (page) => ({ page, problem: undefined }),
      async (error: Error) => {
        const text = await readText(path.join(siteDir, file)).catch(() => '');
        return { page: undefined, problem: toReadProblem(file, error, text) };
      },
    ),
  );
  return {
    pages: results.flatMap(({ page }) => (page && page.frontMatter.draft !== true ? [page] : [])),
    problems: results.flatMap(({ problem }) => problem ?? []),
  };
}
