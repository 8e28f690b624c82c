import type { BlockContent, Heading, ListItem, PhrasingContent } from 'mdast';
import type { Plan } from '../../../core/library';
import type { NavigationEntry } from '../../../core/navigation';
import { renderMarkdown } from '../../../core/server/mdx';
import { toSlug } from '../../../core/pagePath';
import { toTitle } from '../../../core/server/titles';
import { toHeading, toItem, toLink, toList, toParagraph, toText } from './nodes';

/** A page that an index for language models can list. */
export interface ListedPage {
  title: string;
  description: string;
  /** Address of its Markdown. */
  url: string;
  plan: Plan | null;
}

interface Index {
  title: string;
  /** One sentence under the title. */
  summary: string;
  /** Other files for language models. */
  links: readonly { title: string; url: string }[];
  /** Of the sidebar. */
  entries: readonly NavigationEntry[];
  /** What entries lead to, by slug. */
  pages: ReadonlyMap<string, ListedPage>;
  /** Titles in the language of the build, by their English ones. */
  titles: Readonly<Record<string, string>>;
}

type Listed = Pick<Index, 'pages' | 'titles'>;

function toMarks(entry: NavigationEntry, page?: ListedPage): string {
  const marks = [entry.plan ?? page?.plan, entry.newFeature && 'new', entry.planned && 'planned'];
  return marks.flatMap((mark) => (mark ? [` (${mark})`] : [])).join('');
}

const isExternal = ({ pathname }: NavigationEntry) => pathname.startsWith('https:');

/** An entry has the title of its page: that of the entry itself may be "Overview". */
function toLine(entry: NavigationEntry, { pages, titles }: Listed): PhrasingContent[] {
  const [slug = '', hash = ''] = toSlug(entry.pathname).split(/(?=#)/);
  const page = pages.get(slug);
  const own = hash ? undefined : page;
  const title = toTitle(entry);
  const text = own?.title ?? titles[title] ?? title;
  const url = isExternal(entry) ? entry.pathname : page && page.url + hash;
  const description = own?.description ? `: ${own.description}` : '';
  return [
    url && !entry.planned ? toLink(url, text) : toText(text),
    toText(description + toMarks(entry, own)),
  ];
}

/** Whether an entry is more than a page without Markdown, such as a list of API pages. */
function isListed(entry: NavigationEntry, pages: Listed['pages']): boolean {
  const [slug = ''] = toSlug(entry.pathname).split('#');
  return Boolean(entry.children || entry.planned || isExternal(entry) || pages.has(slug));
}

function toEntryItem(entry: NavigationEntry, listed: Listed): ListItem {
  const line = toParagraph(...toLine(entry, listed));
  const items = (entry.children ?? [])
    .filter((child) => isListed(child, listed.pages))
    .map((child) => toEntryItem(child, listed));
  return items.length > 0 ? toItem(line, toList(items)) : toItem(line);
}

/**
 * Returns a sidebar as headings and lists: groups are headings at the top, and items with a list below;
 * groups under a subheader are always headings.
 *
 * @param depth of the headings
 */
function toIndexNodes(
  entries: readonly NavigationEntry[],
  listed: Listed,
  depth: Heading['depth'] = 2,
): BlockContent[] {
  const nodes: BlockContent[] = [];
  for (const entry of entries.filter((item) => isListed(item, listed.pages))) {
    const last = nodes.at(-1);
    if (entry.children && (depth === 2 || entry.subheader)) {
      const title = toTitle(entry);
      const below = Math.min(depth + 1, 6) as Heading['depth'];
      nodes.push(toHeading(depth, (listed.titles[title] ?? title) + toMarks(entry)));
      nodes.push(...toIndexNodes(entry.children, listed, below));
    } else if (last?.type === 'list') {
      last.children.push(toEntryItem(entry, listed));
    } else {
      nodes.push(toList([toEntryItem(entry, listed)]));
    }
  }
  return nodes;
}

/** Returns the text of an `llms.txt`: all pages, in the order of the sidebar. */
export function renderIndex({ title, summary, links, entries, ...listed }: Index): string {
  return renderMarkdown({
    type: 'root',
    children: [
      toHeading(1, title),
      { type: 'blockquote', children: [toParagraph(toText(summary))] },
      toParagraph(
        toText(
          'Each page is available as Markdown: add .md to its address. Demos in it are TypeScript; add .js.md for JavaScript.',
        ),
      ),
      toList(links.map((link) => toItem(toParagraph(toLink(link.url, link.title))))),
      ...toIndexNodes(entries, listed),
    ],
  });
}
