import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Listr } from 'listr2';

/** Something to build, while others are built beside it. */
export interface ShownBuild {
  /** What messages call it: `v4 (zh)`. */
  label: string;
  /**
   * Builds it.
   *
   * @param onStage is called when the build begins a stage of its work
   * @returns whether it had to be built
   */
  run(onStage: (stage: string) => void): Promise<boolean>;
}

export const toSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Returns how long is left of what took so long before, when that can be told. */
export function describeRest(elapsed: number, before: number | undefined): string {
  const rest = before === undefined ? 0 : before - elapsed;
  return rest < 1000 ? '' : `, about ${Math.ceil(rest / 1000)} s left`;
}

/** How long each build took last, in ms, by its label. */
type Durations = Record<string, number>;

async function readDurations(file: string): Promise<Durations> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Durations;
  } catch {
    // Not there yet, or cut off: only the time that is left can't be told.
    return {};
  }
}

/**
 * Builds side by side, and shows what each does: live in a terminal, elsewhere a line for each stage.
 *
 * @param concurrency how many are built at a time
 * @param dir absolute path of a folder for how long each took
 * @returns why builds failed
 */
export async function showBuilds(
  builds: readonly ShownBuild[],
  concurrency: number,
  dir: string,
): Promise<string[]> {
  const file = path.join(dir, 'durations.json');
  const durations = await readDurations(file);
  const problems: string[] = [];
  const list = new Listr(
    builds.map(({ label, run }) => ({
      title: label,
      async task(_context, task) {
        const started = Date.now();
        const elapsed = () => Date.now() - started;
        try {
          const built = await run((stage) => {
            task.output = `${label}: ${stage}${describeRest(elapsed(), durations[label])}`;
          });
          if (built) {
            durations[label] = elapsed();
          }
          task.title = `${label}: ${built ? `built in ${toSeconds(elapsed())}` : 'unchanged'}`;
        } catch (error) {
          // Printed in full once the others have ended.
          problems.push((error as Error).message);
          throw new Error(`failed after ${toSeconds(elapsed())}`, { cause: error });
        }
      },
    })),
    { concurrent: concurrency, exitOnError: false, fallbackRenderer: 'simple' },
  );
  await list.run();
  await writeFile(file, JSON.stringify(durations));
  return problems;
}
