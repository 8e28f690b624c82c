import { mapFiles } from './concurrency';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby, createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { parsePage, readAttribute } from './mdx';
import { toEnglishFile, toTranslatedDir } from './translatedPages';
import type { BuiltVersion } from './versions';

/** Something on a line of a page. */
interface Placed {
  /** Counted from 1, in the file. */
  line: number;
}

interface PlacedHeading extends Placed {
  depth: number;
  text: string;
}

interface PlacedUrl extends Placed {
  url: string;
}

interface PlacedElement extends Placed {
  name: string;
}

/** What is checked of a page's text. */
interface PageContent {
  headings: readonly PlacedHeading[];
  links: readonly PlacedUrl[];
  images: readonly PlacedUrl[];
  elements: readonly PlacedElement[];
  /** Names that the page imports or exports. */
  names: readonly string[];
  /** What a link can lead to on the page. */
  anchors: readonly string[];
}

/** A page as its author wrote it. */
export interface PageText extends PageContent {
  /** Its file from the project's folder, for messages. */
  file: string;
  /** The English file whose place it takes, from the project's folder; of an English page, its own. */
  englishFile: string;
  frontMatter: Record<string, unknown>;
  /** The line of each key of the front matter. */
  keyLines: Readonly<Record<string, number>>;
  /** Parsed; what others do to it does not matter here. */
  tree: Root;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const toLine = (node: Nodes) => node.position?.start.line ?? 1;

/** `{/* #install *\/}`, after the text of a heading. */
const ownAnchor = /^\/\*\s*#([\w-]+)\s*\*\/$/;

function toText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  return 'children' in node ? node.children.map(toText).join('') : '';
}

function findOwnAnchor({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? ownAnchor.exec(last.value.trim())?.[1] : undefined;
}

/** Names that a block of `import` and `export` gives the page. */
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

/** Anchors of an element: its `id`, and of a demo its name. */
function collectAnchors(node: Element): string[] {
  const own = readAttribute(node, 'id');
  const demo = node.name === 'Demo' ? readAttribute(node, 'name') : undefined;
  return [own, demo].filter((anchor) => anchor !== undefined);
}

/** Returns what is checked of a page, with the lines of its file. */
export function extractPageContent(tree: Root): PageContent {
  const slugger = createSlugger();
  const headings: PlacedHeading[] = [];
  const links: PlacedUrl[] = [];
  const images: PlacedUrl[] = [];
  const elements: PlacedElement[] = [];
  const names: string[] = [];
  const anchors: string[] = [];
  visit(tree, (node) => {
    const line = toLine(node);
    if (node.type === 'heading') {
      const text = toText(node).trim();
      headings.push({ depth: node.depth, text, line });
      anchors.push(findOwnAnchor(node) ?? slugger.slug(text));
    } else if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: node.url, line });
    } else if (node.type === 'image') {
      images.push({ url: node.url, line });
    } else if (node.type === 'mdxjsEsm') {
      names.push(...collectNames(node));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      elements.push({ name: node.name ?? '', line });
      anchors.push(...collectAnchors(node));
      const url = readAttribute(node, 'href');
      links.push(...(url === undefined ? [] : [{ url, line }]));
    }
  });
  return { headings, links, images, elements, names, anchors };
}

interface PageTexts {
  /** Ordered by file; drafts are no pages. */
  pages: PageText[];
  /** What keeps a file from being read, each with its line. */
  problems: string[];
}

function findKeyLines(text: string): Record<string, number> {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  return Object.fromEntries(
    lines.slice(0, end).flatMap((line, index) => {
      const [, key] = /^([\w-]+):/.exec(line) ?? [];
      return key === undefined ? [] : [[key, index + 1]];
    }),
  );
}

async function readPageText(siteDir: string, file: string): Promise<PageText> {
  const filePath = path.join(siteDir, file);
  const fileContent = await readFile(filePath, 'utf8');
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  // With the lines of the front matter, so that those of the text count from the top of the file.
  const linesBefore = fileContent.slice(0, fileContent.indexOf(content)).split('\n').length - 1;
  const tree = parsePage(new VFile({ path: file, value: '\n'.repeat(linesBefore) + content }));
  return {
    file,
    englishFile: toEnglishFile(file),
    frontMatter,
    keyLines: findKeyLines(fileContent),
    tree,
    ...extractPageContent(tree),
  };
}

function toProblem(file: string, error: Error & { line?: number; reason?: string }): string {
  const place = error.line === undefined ? file : `${file}:${error.line}`;
  return `${place}: the page cannot be read: ${error.reason ?? error.message}`;
}

const pagePattern = '**/*.{md,mdx}';
const ignore = ['**/node_modules/**', '**/demos/**', '**/home/**'];

/** Reads the pages of a version in its language; what is not translated is the English page. */
export async function readPageTexts(
  { name, dir, language }: Pick<BuiltVersion, 'name' | 'dir' | 'language'>,
  siteDir: string,
): Promise<PageTexts> {
  const english = path.relative(siteDir, dir);
  const folders = language === 'en' ? [english] : [english, toTranslatedDir(language, name)];
  const files = await Globby(
    folders.map((folder) => `${folder}/${pagePattern}`),
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
      (error: Error) => ({ page: undefined, problem: toProblem(file, error) }),
    ),
  );
  return {
    pages: results.flatMap(({ page }) => (page && page.frontMatter.draft !== true ? [page] : [])),
    problems: results.flatMap(({ problem }) => problem ?? []),
  };
}
