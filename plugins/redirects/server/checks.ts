import { findNearest } from '../../../core/names';
import { toSlug } from '../../../core/server/titles';
import type { Redirect, RedirectData, RedirectMap } from '../types';

const file = 'data/redirects.ts';

/** Small folders and names, as everything under `/x/`; only a target has an anchor. */
const path = /^\/x(?:\/[\w.-]+)+$/;
const target = /^\/x(?:\/|(?:\/[\w.-]+)+)(?:#[^\s#?]+)?$/;

/** Where the short links of the reference are. */
const shortLinks = '/x/r';

/** Follows redirects from one: the paths that are passed, with the one that comes again at the end. */
function follow(from: string, leads: ReadonlyMap<string, string>): string[] {
  const passed = [from];
  for (let at = leads.get(from); at !== undefined; at = leads.get(at)) {
    const isSeen = passed.includes(at);
    passed.push(at);
    if (isSeen) {
      break;
    }
  }
  return passed;
}

const withoutAnchor = (to: string) => to.replace(/#.*/, '');

function checkTarget(
  { from, to }: Redirect,
  leads: ReadonlyMap<string, string>,
  slugs: ReadonlySet<string>,
): string[] {
  const page = withoutAnchor(to);
  if (leads.has(page)) {
    const passed = follow(from, leads);
    const end = passed.at(-1) ?? '';
    const way = passed.join(' → ');
    return passed.indexOf(end) < passed.length - 1
      ? [`leads in a circle, ${way}. Lead one of them to a page.`]
      : [`leads over another redirect, ${way}. Write "to: '${end}'".`];
  }
  if (slugs.has(toSlug(page))) {
    return [];
  }
  const pages = [...slugs].filter((slug) => slug !== '/').map((slug) => `/x${slug}`);
  const near = findNearest(page, pages);
  const hint = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
  return [`leads to ${page}, which is no page of the version.${hint}`];
}

/**
 * Returns what is wrong with the redirects of a version: each problem names the entry and how to mend it.
 *
 * @param data what `data/redirects.ts` exports
 * @param name the version's name
 * @param slugs paths of the version's pages, each with a slash at its beginning
 * @param versions names of all versions
 */
export function checkRedirects(
  data: RedirectData,
  name: string,
  slugs: ReadonlySet<string>,
  versions: readonly string[],
): string[] {
  const unknown = Object.keys(data).filter((key) => !versions.includes(key));
  const redirects = data[name] ?? [];
  const leads = new Map(redirects.map(({ from, to }) => [from, withoutAnchor(to)]));
  const first = new Map(
    redirects.map(({ from }, index) => [from.toLowerCase(), index] as const).toReversed(),
  );
  const problems = redirects.flatMap((redirect, index) => {
    const { from, to } = redirect;
    const say = (problem: string) => `${file}: ${name}[${index}], from ${from}, ${problem}`;
    const form = `Write it as the tree does: '/x/guides/first-steps', without host, version, query and slash at the end`;
    if (!path.test(from)) {
      return say(`is no path. ${form}.`);
    }
    if (!target.test(to)) {
      return say(`leads to ${to}, which is no path. ${form}; only an anchor may follow.`);
    }
    const isOwn = from === shortLinks || from.startsWith(`${shortLinks}/`);
    return [
      first.get(from.toLowerCase()) === index
        ? ''
        : `is there already, as ${name}[${first.get(from.toLowerCase())}]. Take one of them out.`,
      slugs.has(toSlug(from))
        ? 'is a page, which would be lost. Take the redirect out, or give the page another slug.'
        : '',
      isOwn ? 'is where the short links of the reference are. Choose another path.' : '',
      ...checkTarget(redirect, leads, slugs),
    ]
      .filter(Boolean)
      .map(say);
  });
  return [
    ...unknown.map(
      (key) =>
        `${file}: there is no version "${key}". Versions in site.ts: ${versions.join(', ')}.`,
    ),
    ...problems,
  ];
}

/** Ids of elements, with the quotes that a minifier may have left out. */
const idPattern = /\sid=(?:"([^"]+)"|([^\s>"]+))/g;

/**
 * Returns which targets of redirects have an anchor that their page does not.
 *
 * @param redirects from slug to slug
 * @param readPage returns the HTML of a page of the version
 */
export async function checkAnchors(
  redirects: RedirectMap,
  readPage: (slug: string) => Promise<string>,
): Promise<string[]> {
  const checks = Object.entries(redirects).map(async ([from, to]) => {
    const [slug = '', anchor] = to.split('#');
    if (anchor === undefined) {
      return [];
    }
    const html = await readPage(slug);
    const ids = [...html.matchAll(idPattern)].map((match) => match[1] ?? match[2] ?? '');
    const near = findNearest(anchor, ids).map((id) => `#${id}`);
    const hint = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
    return ids.includes(anchor)
      ? []
      : [`data/redirects.ts: /x${from} leads to #${anchor}, which /x${slug} does not have.${hint}`];
  });
  return (await Promise.all(checks)).flat();
}
