import type {
  BlockContent,
  Heading,
  Link,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  Table,
  TableRow,
} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Addresses of pages of the reference, by name. */
export type Links = ReadonlyMap<string, string>;

/** Texts become nodes; nodes stay. */
export function toPhrasing(...parts: (string | PhrasingContent)[]): PhrasingContent[] {
  return parts.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part));
}

export function toParagraph(...parts: (string | PhrasingContent)[]): Paragraph {
  return { type: 'paragraph', children: toPhrasing(...parts) };
}

export function toHeading(depth: Heading['depth'], value: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value }] };
}

/**
 * Returns the address of a path in the version. Pages are linked as Markdown, with their anchor;
 * addresses of other sites stay.
 *
 * @param root address of the version, without a trailing slash: `https://docs.example.com/x/v7`
 * @param target `/api/data-grid/grid-col-def`, `/react-data-grid/sorting#Demo.tsx`, `https://…`
 */
export function toHref(root: string, target: string): string {
  const [, slug = '', hash = ''] = /^([^#]*)(.*)$/.exec(target) ?? [];
  return target.startsWith('/') ? `${root}${slug}.md${hash}` : target;
}

export function toLink(url: string, ...parts: (string | PhrasingContent)[]): Link {
  return { type: 'link', url, children: toPhrasing(...parts) as Link['children'] };
}

/** Returns code, linked if it is the name of a page, with or without `<R>` and `[]`. */
export function toCode(value: string, links: Links = new Map()): PhrasingContent {
  // In a line of Markdown, code can't have a line break.
  const code = { type: 'inlineCode', value: value.replace(/\s*\n\s*/g, ' ') } as const;
  const [, name = ''] = /^(?:readonly )?(\w+)(?:<[\w, ]+>)?(?:\[\])?$/.exec(value) ?? [];
  const url = links.get(name);
  return url === undefined ? code : toLink(url, code);
}

const parser = unified()
  // What looks like HTML in a comment is a type: `Promise<void>`.
  .data('micromarkExtensions', [{ disable: { null: ['htmlFlow', 'htmlText'] } }])
  .use(remarkParse)
  .use(remarkGfm)
  .freeze();

/** Components of a family share most of their comments: each is parsed once. */
const parsed = new Map<string, Root>();

function parse(markdown: string): Root {
  // The one tag that packages use.
  const text = markdown.replace(/\s*<br\s*\/?>[^\S\n]*\n?/g, '  \n');
  const tree: Root = parsed.get(markdown) ?? parser.parse(text);
  parsed.set(markdown, tree);
  return tree;
}

function linkCode(node: Nodes, links: Links): Nodes {
  if (node.type === 'inlineCode') {
    return toCode(node.value, links);
  }
  return 'children' in node && node.type !== 'link' && node.type !== 'linkReference'
    ? ({ ...node, children: node.children.map((child) => linkCode(child, links)) } as Nodes)
    : node;
}

/** Parses the Markdown of a package's comment, and links code that is the name of a page. */
export function parseDescription(markdown: string, links: Links): BlockContent[] {
  return (linkCode(parse(markdown), links) as Root).children as BlockContent[];
}

const lineBreak: PhrasingContent = { type: 'html', value: '<br>' };

/** A paragraph is one line; of a list, each item is. */
function toLines(node: Nodes): PhrasingContent[][] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [node.children];
    case 'code':
      return node.value.split('\n').map((value) => [{ type: 'inlineCode', value }]);
    case 'list':
      return node.children.flatMap((item, index) =>
        item.children.flatMap(toLines).map((line, row) => {
          const sign = node.ordered ? `${(node.start ?? 1) + index}. ` : '• ';
          return row === 0 ? toPhrasing(sign, ...line) : line;
        }),
      );
    case 'root':
    case 'blockquote':
      return node.children.flatMap(toLines);
    default:
      return [];
  }
}

/** Replaces line breaks with spaces, and those that are meant with tags. */
function toOneLine(node: PhrasingContent): PhrasingContent {
  if (node.type === 'break') {
    return lineBreak;
  }
  if ('children' in node) {
    return { ...node, children: node.children.map(toOneLine) } as PhrasingContent;
  }
  return node.type === 'text' || node.type === 'inlineCode'
    ? { ...node, value: node.value.replace(/\s*\n\s*/g, ' ') }
    : node;
}

/** Turns blocks of Markdown into the content of a table cell: one line, with `<br>` between blocks. */
export function toCell(blocks: readonly Nodes[]): PhrasingContent[] {
  return blocks
    .flatMap(toLines)
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line]))
    .map(toOneLine);
}

export function toTable(
  headings: readonly string[],
  rows: readonly (readonly PhrasingContent[][])[],
): Table {
  const toRow = (cells: readonly PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  const head = headings.map((heading) => toPhrasing(heading));
  return { type: 'table', children: [head, ...rows].map(toRow) };
}
