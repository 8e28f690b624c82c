import type { NavigationEntry } from '../../navigation/types';

/**
 * Returns the slugs of a tree, in its order.
 *
 * @param basePath path that the tree's paths begin with, with both slashes
 */
export function collectSlugs(entries: readonly NavigationEntry[], basePath: string): string[] {
  return entries.flatMap(({ pathname, children = [] }) => [
    ...(pathname.startsWith(basePath) ? [pathname.slice(basePath.length - 1)] : []),
    ...collectSlugs(children, basePath),
  ]);
}
