import type { NavigationEntry } from '../../../navigation/types';
import { toSlug } from '../../../../core/server/titles';

/** Returns the slugs of a tree in its order, each once. */
export function listSlugs(entries: readonly NavigationEntry[]): string[] {
  const slugs = entries.flatMap(({ pathname, children = [] }) => [
    toSlug(pathname),
    ...listSlugs(children),
  ]);
  return [...new Set(slugs)];
}
