import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Figure } from './figure';
import { measure } from './measure';

const siteDir = path.resolve(__dirname, '../..');
const page = path.join(siteDir, 'docs/introduction/overview.mdx');

function build(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: siteDir, stdio: 'pipe' });
}

/** Whole builds by the command that a maintainer types, set-up check included. */
export async function measureBuilds(): Promise<Figure[]> {
  const cold = await measure(build, async () => {
    await rm(path.join(siteDir, 'node_modules/.cache'), { recursive: true, force: true });
  });
  const unchanged = await measure(build);
  const text = await readFile(page, 'utf8');
  let round = 0;
  const changed = await measure(build, () => {
    round += 1;
    return writeFile(page, `${text}\nRound ${round}.\n`);
  });
  await writeFile(page, text);
  build();
  return [
    { name: 'Build of all versions, cold', value: cold, unit: 's' },
    { name: 'Build with nothing changed', value: unchanged, unit: 's' },
    { name: 'Build after one page changed', value: changed, unit: 's' },
  ];
}
