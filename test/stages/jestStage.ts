import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProcess } from './runProcess';
import type { Stage } from './stage';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/**
 * A stage whose checks are Jest's tests. A file that could not be run counts as one that failed.
 *
 * @param projects names of projects in `test/jest.config.cjs`
 * @param options.workers files of tests at a time
 */
export function jestStage(
  name: string,
  projects: readonly string[],
  { workers = 1, ...options }: Pick<Stage, 'needs' | 'alone'> & { workers?: number } = {},
): Stage {
  return {
    name,
    ...options,
    async run() {
      const dir = await mkdtemp(path.join(tmpdir(), 'jest-'));
      const file = path.join(dir, 'report.json');
      const args = ['--config', 'test/jest.config.cjs', '--json', `--outputFile=${file}`];
      args.push(`--maxWorkers=${workers}`);
      const { output } = await runProcess('jest', [...args, '--selectProjects', ...projects]);
      try {
        const report = JSON.parse(await readFile(file, 'utf8')) as Report;
        const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report;
        // The report itself is on standard output too, as one long line.
        const shown = output.replace(/^\{"num.*$/m, '');
        const failed = numFailedTests + numRuntimeErrorTestSuites;
        return { passed: numPassedTests, failed, output: shown };
      } catch {
        return { passed: 0, failed: 1, output };
      } finally {
        await rm(dir, { recursive: true });
      }
    },
  };
}
