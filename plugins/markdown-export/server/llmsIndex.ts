import type { NavigationEntry } from '../../../core/navigation';
import type { BlockContent, Heading, List, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { renderMarkdown } from '../../../core/server/mdx';
import { toSlug, toTitle } from '../../../core/server/titles';
import type { Plan } from '../../../core/types';

/** A page that an index for language models can list. */
export interface ListedPage {
  title: string;
  description: string;
  /** Address of its Markdown. */
  url: string;
  plan: Plan | null;
}

/** What an entry leads to, and what it is called. */
interface Index {
  /** By slug. */
  pages: ReadonlyMap<string, ListedPage>;
  /** Titles in the language of the build, by their English ones. */
  titles: Readonly<Record<string, string>>;
}

function toMarks(entry: NavigationEntry, page: ListedPage | undefined): string {
  const plan = entry.plan ?? page?.plan;
  const marks = [plan, entry.newFeature && 'new', entry.planned && 'planned'];
  return marks.flatMap((mark) => (mark ? [` (${mark})`] : [])).join('');
}

/** A page's title is more telling than its entry, which says "Overview". */
function toLine(entry: NavigationEntry, { pages, titles }: Index): PhrasingContent[] {
  const [slug = '', hash = ''] = toSlug(entry.pathname).split(/(?=#)/);
  const page = pages.get(slug);
  const own = hash ? undefined : page;
  const title = toTitle(entry);
  const value = own?.title ?? titles[title] ?? title;
  const url = entry.pathname.startsWith('https:') ? entry.pathname : page && page.url + hash;
  const text: PhrasingContent = { type: 'text', value };
  const description = own?.description ? `: ${own.description}` : '';
  return [
    url && !entry.planned ? { type: 'link', url, children: [text] } : text,
    { type: 'text', value: description + toMarks(entry, own) },
  ];
}

/** What is there as HTML alone, such as an index of the reference, says nothing that the list does not. */
function isListed(entry: NavigationEntry, { pages }: Index): boolean {
  const [slug = ''] = toSlug(entry.pathname).split('#');
  return Boolean(
    entry.children || entry.planned || entry.pathname.startsWith('https:') || pages.has(slug),
  );
}

function toItem(entry: NavigationEntry, index: Index): ListItem {
  const children = (entry.children ?? [])
    .filter((child) => isListed(child, index))
    .map((child) => toItem(child, index));
  return {
    type: 'listItem',
    spread: false,
    children: [
      { type: 'paragraph', children: toLine(entry, index) },
      ...(children.length > 0 ? [{ type: 'list', spread: false, children } satisfies List] : []),
    ],
  };
}

/**
 * Returns the tree of a version as headings and lists: a group is a heading at first, and an item with
 * a list of its own below; what only gathers others under a name is always a heading.
 *
 * @param depth of the headings
 */
export function toIndexNodes(
  entries: readonly NavigationEntry[],
  index: Index,
  depth: Heading['depth'] = 2,
): BlockContent[] {
  const nodes: BlockContent[] = [];
  for (const entry of entries.filter((item) => isListed(item, index))) {
    if (entry.children && (depth === 2 || entry.subheader)) {
      const title = toTitle(entry);
      const value = (index.titles[title] ?? title) + toMarks(entry, undefined);
      nodes.push({ type: 'heading', depth, children: [{ type: 'text', value }] });
      nodes.push(
        ...toIndexNodes(entry.children, index, Math.min(depth + 1, 6) as Heading['depth']),
      );
      continue;
    }
    const last = nodes.at(-1);
    const item = toItem(entry, index);
    if (last?.type === 'list') {
      last.children.push(item);
    } else {
      nodes.push({ type: 'list', spread: false, children: [item] });
    }
  }
  return nodes;
}

interface IndexRenderIndex {
  title: string;
  /** One sentence under the title. */
  summary: string;
  /** Other files for language models. */
  links: readonly { title: string; url: string }[];
  nodes: readonly BlockContent[];
}

/** Returns the text of an `llms.txt`: what there is to read, in the order of the tree. */
export function renderIndex({ title, summary, links, nodes }: IndexRenderIndex): string {
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
