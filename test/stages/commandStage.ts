import { runProcess } from './runProcess';
import type { Stage } from './stage';

/** A stage that is one check: a command that ends with 0 when all is well. */
export function commandStage(
  name: string,
  command: string,
  args: readonly string[],
  options: Pick<Stage, 'needs' | 'alone' | 'quick'> = {},
): Stage {
  return {
    name,
    ...options,
    async run() {
      const { code, output } = await runProcess(command, args);
      return code === 0
        ? { passed: 1, failed: 0, output }
        : { passed: 0, failed: 1, output: output || `${command} ended with code ${code}.` };
    },
  };
}
