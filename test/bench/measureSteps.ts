import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Figure } from './figure';
import { toMedian } from './toMedian';

const siteDir = path.resolve(__dirname, '../..');

const rounds = 3;

/** Builds the current version; returns what its build logs, and how many pages it made. */
function build(outDir: string): { log: string; pages: number } {
  const log = execFileSync('npx', ['docusaurus', 'build', '--out-dir', outDir], {
    cwd: siteDir,
    encoding: 'utf8',
    env: { ...process.env, DOCS_VERSION: 'current' },
  });
  const sitemap = readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  return { log, pages: sitemap.split('<loc>').length - 1 };
}

/** Returns the time of each step by its name, in ms for a hundred pages. */
function readSteps({ log, pages }: ReturnType<typeof build>): Map<string, number> {
  const lines = log.matchAll(/^(.+): made in ([\d.]+) s$/gm);
  return new Map(
    [...lines].map(([, name = '', seconds]) => [name, (Number(seconds) * 1000 * 100) / pages]),
  );
}

/** What is made of a finished build of the current version, step by step. */
export async function measureSteps(): Promise<Figure[]> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'x-docs-bench-'));
  try {
    const taken = Array.from({ length: rounds }, () => readSteps(build(outDir)));
    return [...(taken[0]?.keys() ?? [])].map((name) => ({
      name: `${name}, after a build, for 100 pages`,
      value: toMedian(taken.map((times) => times.get(name) ?? NaN)),
      unit: 'ms',
    }));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
