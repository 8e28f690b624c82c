import path from 'node:path';
import type { BuiltVersion } from '../../../core/server/versions';

/**
 * Creates what tells an author about problems while they write: all of them when they change, and
 * once when there are none any more.
 *
 * @param print shows a text in the terminal
 */
export function createReporter(
  print: (text: string) => void,
): (problems: readonly string[]) => void {
  let last = '';
  return (problems) => {
    const text = problems.join('\n');
    if (text !== last) {
      print(
        text === ''
          ? 'Nothing is wrong with the pages any more.'
          : `A build would stop because of ${problems.length === 1 ? 'this' : `these ${problems.length}`}:\n${text}`,
      );
      last = text;
    }
  };
}

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
