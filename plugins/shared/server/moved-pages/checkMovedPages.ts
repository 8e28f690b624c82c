import type { MovedPages } from '../../../navigation/types';
import { findNearest } from '../../findNearest';
import { toSlug } from '../toSlug';
import type { KnownVersion } from './readKnownVersions';

const file = 'data/moved-pages.ts';

const suggest = (wanted: string, { titles }: KnownVersion) => {
  const near = findNearest(wanted, [...titles.keys()]).map((slug) => `/x${slug}`);
  return near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
};

/**
 * Returns what is wrong with what `data/moved-pages.ts` says of a version: a page that the next
 * version has no longer and that is not listed, an entry that is not needed or leads nowhere.
 *
 * @param known all versions, newest first
 */
export function checkMovedPages(
  name: string,
  known: readonly KnownVersion[],
  moved: MovedPages,
): string[] {
  const index = known.findIndex((version) => version.name === name);
  const [own, next] = [known[index], known[index - 1]];
  const entries = moved[name] ?? [];
  if (!own || !next) {
    const older = known.slice(1).map((version) => version.name);
    return Object.keys(moved)
      .filter((key) => !older.includes(key))
      .map(
        (key) =>
          `${file}: there is no older version "${key}". Versions before the current one: ${older.join(', ')}.`,
      );
  }
  const seen = new Set<string>();
  const wrong = entries.flatMap((entry) => {
    const from = toSlug(entry.from);
    const say = (problem: string) => `${file}: ${name}, from ${entry.from}, ${problem}`;
    const target = 'to' in entry ? entry.to : entry.see;
    const isRepeated = seen.has(from);
    seen.add(from);
    return [
      isRepeated ? say('is there twice. Take one of them out.') : '',
      own.titles.has(from) ? '' : say(`is no page of ${own.label}.${suggest(from, own)}`),
      next.titles.has(from) ? say(`is at the same path in ${next.label}. Take the entry out.`) : '',
      target === undefined || next.titles.has(toSlug(target))
        ? ''
        : say(
            `leads to ${target}, which is no page of ${next.label}.${suggest(toSlug(target), next)}`,
          ),
    ].filter(Boolean);
  });
  const lost = [...own.titles].filter(([slug]) => !next.titles.has(slug) && !seen.has(slug));
  return [
    ...wrong,
    ...lost.map(
      ([slug, title]) =>
        `${file}: ${own.label} has "${title}" at /x${slug}, and ${next.label} has no page there. Say in "${name}" where it is, { from: '/x${slug}', to: '/x/…' }, or that it is gone, { from: '/x${slug}', gone: true }.${suggest(slug, next)}`,
    ),
  ];
}
