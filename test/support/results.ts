/**
 * Remembers, outside the checkout, which browser tests passed and on what: a test is not run again
 * while its own code, the files that it was served and the browser are the same.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Why a test that is known to pass is skipped; the reporter counts it as passed. */
export const unchanged = 'unchanged since it last passed';

/** Where it is kept what passed; a fresh clone on the same machine finds it. */
export const cacheDir = path.join(
  process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'),
  'x-docs',
);

/** Where runs leave their reports, traces and counts. */
export const resultsDir = path.resolve(__dirname, '../results');

const passedDir = path.join(cacheDir, 'browser');

/** What digests of served files come from. */
interface Files {
  /** Returns a digest of what the server answers to a path. */
  digest(key: string): string;
}

interface PassedTest {
  /** From the test's own code, the browser and the environment. */
  key: string;
  /** Digests of what it was served, by path. */
  served: Record<string, string>;
}

const toFile = (id: string) =>
  path.join(passedDir, `${createHash('sha256').update(id).digest('hex').slice(0, 24)}.json`);

/** Whether a test passed with the same key, and everything that it was served then is the same now. */
export function hasPassed(id: string, key: string, files: Files): boolean {
  const file = toFile(id);
  if (process.env.TEST_CACHE === 'off' || !existsSync(file)) {
    return false;
  }
  try {
    const passed = JSON.parse(readFileSync(file, 'utf8')) as PassedTest;
    return (
      passed.key === key &&
      Object.entries(passed.served).every(([served, digest]) => files.digest(served) === digest)
    );
  } catch {
    // A file that another process was writing, or an older format: the test runs.
    return false;
  }
}

/** Notes that a test passed on these files. */
export function notePassed(
  id: string,
  key: string,
  served: ReadonlySet<string>,
  files: Files,
): void {
  const passed: PassedTest = {
    key,
    served: Object.fromEntries([...served].map((name) => [name, files.digest(name)])),
  };
  mkdirSync(passedDir, { recursive: true });
  const file = toFile(id);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(passed));
  renameSync(unfinished, file);
}
