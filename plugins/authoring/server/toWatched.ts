import path from 'node:path';
import type { BuiltVersion } from '../../shared/server/findVersion';

/** Returns the patterns of what the checks of a version read: pages, demos, and the tree of the current one. */
export function toWatched(
  { dir, current }: Pick<BuiltVersion, 'dir' | 'current'>,
  siteDir: string,
): string[] {
  return [
    `${dir}/**/*.{md,mdx}`,
    `${dir}/**/demos/**/*.{ts,tsx}`,
    `${dir}/templates/**`,
    ...(current ? [path.join(siteDir, 'sidebars.ts')] : []),
  ];
}
