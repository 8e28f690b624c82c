/**
 * Runs the unit tests that may have changed since all of them passed on this machine: those that import a
 * changed file, and those that read the project's files without importing them. Runs all of them when it
 * cannot tell, or with `TEST_ALL`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from './support/site';
import { cacheDir, resultsDir } from './support/results';

/** The last commit on which, without changes on top, all unit tests passed. */
const passedFile = path.join(cacheDir, 'unit-passed');
const reportFile = path.join(resultsDir, 'unit.json');

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Files that differ from that commit; nothing when it is not known here. */
function listChanges(): string[] | undefined {
  if (process.env.TEST_ALL || !existsSync(passedFile)) {
    return undefined;
  }
  try {
    const commit = readFileSync(passedFile, 'utf8').trim();
    return [
      ...git('diff', '--name-only', commit),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    return undefined;
  }
}

/** Code that Jest follows imports of. */
const isCode = (file: string) => /^(?:cli|core|deploy|plugins|src|test)\/.*\.tsx?$/.test(file);

/** What unit tests may read by its path, and never import. */
const isContent = (file: string) =>
  /^(?:docs|versioned_docs|versioned_sidebars|i18n)\/|\.(?:md|mdx|png|webp|svg)$/.test(file);

/** Whether a test reads files of the project by their paths: Jest does not know when these change. */
const readsProject = (file: string) =>
  /siteDir|__dirname|process\.cwd\(\)|readdirSync|sidebars|library'/.test(
    readFileSync(file, 'utf8'),
  );

/** Tests that look at the installed packages of all versions: these change with the lockfile. */
const readsPackages = (file: string) => file.endsWith('.versions.test.ts');

const command = path.join(siteDir, 'node_modules/.bin/jest');
const config = ['--config', 'test/jest.config.cjs', '--ignoreProjects', 'fuzz'];

function listTests(...args: readonly string[]): string[] {
  return execFileSync(command, [...config, '--listTests', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line.startsWith('/'));
}

/** The tests to run; nothing for all of them. */
function selectTests(): string[] | undefined {
  const changes = listChanges();
  const isKnown = (file: string) =>
    isContent(file) || (isCode(file) && existsSync(path.join(siteDir, file)));
  if (!changes?.every(isKnown)) {
    return undefined;
  }
  const code = changes.filter(isCode);
  const related = code.length > 0 ? listTests('--findRelatedTests', ...code) : [];
  const readers = listTests().filter((file) => readsProject(file) && !readsPackages(file));
  return [...new Set([...related, ...readers])];
}

const tests = selectTests();
console.log(tests ? `${tests.length} files of tests` : 'all files of tests');
// A fresh clone has none, and Jest makes none.
mkdirSync(resultsDir, { recursive: true });
const report = ['--json', `--outputFile=${reportFile}`];
const { status } = spawnSync(
  command,
  [...config, '--maxWorkers=2', ...report, ...(tests ? ['--runTestsByPath', ...tests] : [])],
  { cwd: siteDir, stdio: ['ignore', 'ignore', 'inherit'] },
);
// What passed with changes on top may fail once they are taken back.
if (status === 0 && git('status', '--porcelain').length === 0) {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(passedFile, git('rev-parse', 'HEAD').join());
}
process.exitCode = status ?? 1;
