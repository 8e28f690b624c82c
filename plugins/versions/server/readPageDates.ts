import { spawnSync } from 'node:child_process';

/**
 * Reads from Git's history when each page below a folder was last committed: pages show it, and a commit
 * changes it while the text stays the same.
 *
 * @param folder relative to the project
 * @returns `file date` lines, sorted; none where there is no history, in which case pages show no date
 */
export function readPageDates(siteDir: string, folder: string): string[] {
  const args = ['log', '--format=%x00%cs', '--name-only', '--no-renames', '--', `${folder}/*.mdx`];
  const { stdout, status } = spawnSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const dates = new Map<string, string>();
  // The newest commit comes first.
  for (const commit of status === 0 ? stdout.split('\0').slice(1) : []) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    files.filter((file) => !dates.has(file)).forEach((file) => dates.set(file, date));
  }
  return [...dates].map(([file, date]) => `${file} ${date}`).toSorted();
}
