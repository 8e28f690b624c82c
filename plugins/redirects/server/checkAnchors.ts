import { findNearest } from '../../../core/names';
import type { RedirectMap } from '../types';

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
