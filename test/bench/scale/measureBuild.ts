// cspell:ignore statm
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How often memory is looked at, in ms. */
const interval = 250;

/** Bytes of a page of memory, in which Linux counts. */
const pageSize = 4096;

/** What a build took. */
export interface BuildCost {
  seconds: number;
  /** Memory of all its processes at once, at its highest, in bytes. */
  memory: number;
}

/** Returns a file of `/proc` of a process; nothing when that has just ended. */
function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Sums up the memory of a process and of all that it has started. */
function sumMemory(pid: string): number {
  const [, resident = '0'] = readProcess(pid, 'statm').split(' ');
  const children = readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + sumMemory(child), Number(resident) * pageSize);
}

/**
 * Builds versions in a copy of the project; Linux alone tells what memory that takes.
 *
 * @throws an error with what the build printed when it fails
 */
export function measureBuild(siteDir: string, versions: readonly string[]): Promise<BuildCost> {
  const started = performance.now();
  const tsx = path.join(siteDir, 'node_modules/.bin/tsx');
  const child = spawn(tsx, ['cli/build.ts', ...versions], {
    cwd: siteDir,
    env: { ...process.env, DOCS_CACHE_DIR: undefined, DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
  });
  let output = '';
  let memory = 0;
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const timer = setInterval(() => {
    memory = Math.max(memory, sumMemory(`${child.pid}`));
  }, interval);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) {
        resolve({ seconds, memory });
      } else {
        reject(new Error(output));
      }
    });
  });
}
