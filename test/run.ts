/**
 * The project's checks; each run ends with `N passed, N failed`.
 *
 * - `npm run check`: what is known without a build.
 * - `npm test`: also unit tests, the builds, and in browsers what one run a day should see.
 * - `npm run test:all`: also every page, every demo and all that takes long; `-- --shard=2/6` a sixth of it,
 *   `-- --shard=next/12` another twelfth with each commit.
 * - `npm run test:ci`: `npm test`, and then the next twelfth of everything; what CI runs.
 *
 * What did not change since it passed on this machine is not run again: `TEST_CACHE=off` runs it all the same.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cacheDir, resultsDir } from './support/results';
import { siteDir } from './support/site';

interface Counts {
  passed: number;
  failed: number;
}

const quick = [
  'pages',
  'translations',
  'lint:styles',
  'lint:format',
  'lint:code',
  'lint:imports',
  'lint:spelling',
  'types',
];

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const env = {
  ...process.env,
  PATH: [path.join(siteDir, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  TURBO_CACHE_DIR: path.join(cacheDir, 'turbo'),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

function run(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): boolean {
  const options = { cwd: siteDir, env: { ...env, ...more }, stdio: 'inherit' } as const;
  return spawnSync(command, args, options).status === 0;
}

function readJson<Content>(name: string): Content | undefined {
  const file = path.join(resultsDir, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

interface TaskRun {
  task: string;
  execution?: { exitCode: number; startTime: number; endTime: number };
  cache: { status: string };
}

/** Runs tasks side by side, as far as their results are not known, and counts each as one check. */
function runTasks(tasks: readonly string[]): Counts {
  const runsDir = path.join(siteDir, '.turbo/runs');
  rmSync(runsDir, { recursive: true, force: true });
  rmSync(path.join(resultsDir, 'unit.json'), { force: true });
  const flags = ['--continue', '--concurrency=3', '--output-logs=errors-only', '--summarize'];
  const force = process.env.TEST_CACHE === 'off' ? ['--force'] : [];
  run('turbo', ['run', ...tasks, ...flags, ...force]);
  const [summary] = existsSync(runsDir) ? readdirSync(runsDir) : [];
  const runs = summary
    ? (JSON.parse(readFileSync(path.join(runsDir, summary), 'utf8')) as { tasks: TaskRun[] }).tasks
    : [];
  const counts = { passed: 0, failed: 0 };
  for (const task of tasks) {
    const found = runs.find((item) => item.task === task);
    const { exitCode = 1, startTime = 0, endTime = 0 } = found?.execution ?? {};
    const time = `${((endTime - startTime) / 1000).toFixed(0)} s`;
    const how = found?.cache.status === 'HIT' ? 'unchanged' : time;
    console.log(`${exitCode === 0 ? '✓' : '✗'} ${task.padEnd(16)} ${found ? how : 'did not run'}`);
    const tests = task === 'unit' ? readUnitCounts() : undefined;
    counts.passed += tests?.passed ?? (exitCode === 0 ? 1 : 0);
    counts.failed += tests?.failed || (exitCode === 0 ? 0 : 1);
  }
  return counts;
}

function readUnitCounts(): Counts | undefined {
  const report = readJson<{
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  }>('unit.json');
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }
  );
}

/** Says which accessibility evidence is outdated; nobody has to measure before they commit. */
function remarkEvidence(): Counts {
  run('tsx', ['test/evidence/remark.ts']);
  return { passed: 0, failed: 0 };
}

/** Runs specs on what was built. */
function runBrowser(all: boolean, args: readonly string[]): Counts {
  rmSync(path.join(resultsDir, 'browser.json'), { force: true });
  mkdirSync(resultsDir, { recursive: true });
  run('playwright', ['test', '--config', 'test', ...args], { TEST_ALL: all ? '1' : '' });
  return readJson<Counts>('browser.json') ?? { passed: 0, failed: 1 };
}

/** `next/12` is another part with each commit. */
function toShard(shard: string): string {
  const [part, count] = shard.split('/');
  if (part !== 'next') {
    return shard;
  }
  const commits = execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: siteDir });
  return `${(Number(commits) % Number(count)) + 1}/${count}`;
}

/** Runs one stage after the other, and stops where the next one would mean nothing. */
function runStages(stages: readonly (() => Counts)[]): Counts {
  const total = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const { passed, failed } = stage();
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string' } },
});
const started = Date.now();
const shard = values.shard === undefined ? [] : [`--shard=${toShard(values.shard)}`];
const everyday = [
  () => runTasks([...quick, 'unit', 'build:everyday', 'build:fixture']),
  () => runBrowser(false, []),
];
const modes: Record<string, readonly (() => Counts)[]> = {
  check: [() => runTasks(quick), remarkEvidence],
  everyday,
  all: [
    () => runTasks([...quick, 'unit', 'fuzz', 'build', 'build:fixtures']),
    () => runBrowser(true, shard),
  ],
  ci: [
    ...everyday,
    () => runTasks(['fuzz', 'build', 'build:fixtures']),
    () => runBrowser(true, shard),
  ],
};
const stages = modes[positionals[0] ?? ''];
if (!stages) {
  console.error(`Name what to run: ${Object.keys(modes).join(', ')}.`);
  process.exit(2);
}
const { passed, failed } = runStages(stages);
console.log(`Done in ${seconds(started)}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
