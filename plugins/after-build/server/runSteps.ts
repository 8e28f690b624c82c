import type { FinishedBuild, Step } from '../options';

/**
 * Runs steps one after the other, and says how long each took.
 *
 * @throws an error that names the step that failed
 */
export async function runSteps(steps: readonly Step[], build: FinishedBuild): Promise<void> {
  for (const { name, run } of steps) {
    const started = performance.now();
    try {
      await run(build);
    } catch (error) {
      throw new Error(`${name} could not be made of the build: ${(error as Error).message}`, {
        cause: error,
      });
    }
    console.log(`${name}: made in ${((performance.now() - started) / 1000).toFixed(2)} s`);
  }
}
