import { runProcess } from './runProcess';
import type { Stage } from './stage';

const count = /^(\d+) passed, (\d+) failed$/m;

/** A stage that is a script of ours, whose last line is `N passed, N failed`; its other lines are shown at once. */
export function countingStage(
  name: string,
  script: string,
  options: Pick<Stage, 'needs' | 'alone'> = {},
): Stage {
  return {
    name,
    ...options,
    async run() {
      const show = (line: string) => count.test(line) || console.log(`    ${line}`);
      const { code, output } = await runProcess('tsx', [script], show);
      const [, passed, failed] = count.exec(output) ?? [];
      if (passed === undefined) {
        return { passed: 0, failed: 1, output };
      }
      // What failed was shown while it ran.
      const crashed = code !== 0 && failed === '0' ? 1 : 0;
      return { passed: Number(passed), failed: Number(failed) + crashed, output: '' };
    },
  };
}
