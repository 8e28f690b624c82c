import { suggestNames } from '../../../core/nearestNames';
import { toSlug } from '../../../core/pagePath';
import type { Redirect, RedirectData, RedirectMap } from '../types';

const file = 'data/redirects.ts';

/** Letters, digits, `_`, `-` and `.` in any number of folders; only a target may have an anchor. */
const pagePath = '(?:/[\\w.-]+)+';
const path = new RegExp(`^${pagePath}$`);
const target = new RegExp(`^(?:/|${pagePath})(?:#[^\\s#?]+)?$`);

/** The folder of the API reference's short links. */
const shortLinks = '/r';

const withoutAnchor = (to: string) => to.replace(/#.*/, '');

/** Follows redirects: returns every path on the way; in a circle, the last one repeats. */
function follow(from: string, targets: ReadonlyMap<string, string>): string[] {
  const passed = [from];
  for (let at = targets.get(from); at !== undefined; at = targets.get(at)) {
    const isSeen = passed.includes(at);
    passed.push(at);
    if (isSeen) {
      break;
    }
  }
  return passed;
}

function checkTarget(
  { from, to }: Redirect,
  targets: ReadonlyMap<string, string>,
  slugs: ReadonlySet<string>,
): string {
  const page = withoutAnchor(to);
  if (targets.has(page)) {
    const passed = follow(from, targets);
    const end = passed.at(-1) ?? '';
    const way = passed.join(' → ');
    return passed.indexOf(end) < passed.length - 1
      ? `leads in a circle: ${way}. Point one of them to a page.`
      : `leads to another redirect: ${way}. Write "to: '${end}'".`;
  }
  if (slugs.has(toSlug(page))) {
    return '';
  }
  const pages = [...slugs].filter((slug) => slug !== '/');
  return `leads to ${page}, which is not a page of this version.${suggestNames(page, pages)}`;
}

const form =
  "Write it as the sidebar does, '/guides/first-steps', without host, base path, version, query and trailing slash";

/**
 * Returns what is wrong with the redirects of a version: each problem names the entry and says how to
 * fix it.
 *
 * @param data what `data/redirects.ts` exports
 * @param name the version's name
 * @param slugs slugs of the version's pages
 * @param versions names of all versions
 */
export function checkRedirects(
  data: RedirectData,
  name: string,
  slugs: ReadonlySet<string>,
  versions: readonly string[],
): string[] {
  const redirects = data[name] ?? [];
  const targets = new Map(redirects.map(({ from, to }) => [from, withoutAnchor(to)]));
  const lower = redirects.map(({ from }) => from.toLowerCase());
  const unknown = Object.keys(data)
    .filter((key) => !versions.includes(key))
    .map(
      (key) =>
        `${file}: there is no version "${key}". Versions in site.ts: ${versions.join(', ')}.`,
    );
  const problems = redirects.flatMap((redirect, index) => {
    const { from, to } = redirect;
    const say = (problem: string) => `${file}: ${name}[${index}], from ${from}, ${problem}`;
    if (!path.test(from)) {
      return say(`is not a path. ${form}.`);
    }
    if (!target.test(to)) {
      return say(`leads to ${to}, which is not a path. ${form}; only an anchor may follow.`);
    }
    const first = lower.indexOf(from.toLowerCase());
    const isShortLink = from === shortLinks || from.startsWith(`${shortLinks}/`);
    return [
      first < index && `repeats ${name}[${first}]. Remove one of them.`,
      slugs.has(toSlug(from)) &&
        'is a page, which would be lost. Remove the redirect, or give the page another slug.',
      isShortLink && 'is in the folder of short links to the API reference. Choose another path.',
      checkTarget(redirect, targets, slugs),
    ].flatMap((problem) => (problem ? say(problem) : []));
  });
  return [...unknown, ...problems];
}

/** The `id` of an element; a minifier may have dropped the quotes. */
const idPattern = /\sid=(?:"([^"]+)"|([^\s>"]+))/g;

/**
 * Returns which redirects lead to an anchor that their page does not have.
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
    const hint = suggestNames(anchor, ids, (id) => `#${id}`);
    return ids.includes(anchor)
      ? []
      : [`${file}: ${from} leads to #${anchor}, which ${slug} does not have.${hint}`];
  });
  return (await Promise.all(checks)).flat();
}
