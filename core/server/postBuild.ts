import type { Plugin } from '@docusaurus/types';
import { reportStage } from './stages';

/** What Docusaurus passes to `postBuild`: `outDir`, `baseUrl`, `plugins` with their content. */
export type FinishedBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Work on the files of a finished build, which can depend on earlier steps. */
export interface Step {
  /** Its name in messages: `Markdown`. */
  name: string;
  run(build: FinishedBuild): Promise<void>;
}

/**
 * Runs steps one after the other, and prints how long each took.
 *
 * @throws an error that names the step that failed
 */
export async function runSteps(steps: readonly Step[], build: FinishedBuild): Promise<void> {
  for (const { name, run } of steps) {
    reportStage(name);
    const started = performance.now();
    try {
      await run(build);
    } catch (error) {
      throw new Error(`${name} failed: ${(error as Error).message}`, { cause: error });
    }
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(2)} s`);
  }
}

/** Runs the post-build steps of all plugins in order: Docusaurus would run `postBuild` hooks side by side. */
export const postBuild = (steps: readonly Step[]): Plugin => ({
  name: 'docusaurus-plugin-post-build',
  postBuild: (build) => runSteps(steps, build),
});
