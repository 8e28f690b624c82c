import { mapConcurrently } from '../../plugins/shared/server/mapConcurrently';
import type { Stage, StageResult } from './stage';

/** Cheap stages at a time. */
const lanes = 2;

const missing = (name: string): StageResult => ({
  passed: 0,
  failed: 1,
  output: `Not run, because ${name} failed.`,
});

function show({ name }: Stage, { passed, failed, output }: StageResult, since: number): void {
  const seconds = ((Date.now() - since) / 1000).toFixed(1).padStart(6);
  const counts = passed + failed === 1 ? '' : `  ${passed} passed, ${failed} failed`;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(16)}${seconds} s${counts}`);
  if (failed > 0 && output.trim()) {
    console.log(`\n${output.trim()}\n`);
  }
}

/**
 * Runs stages, the cheap ones side by side and then the others one after another,
 * and prints each one's outcome as it ends.
 *
 * @returns how many checks of all stages passed and failed
 */
export async function runStages(
  stages: readonly Stage[],
): Promise<Pick<StageResult, 'passed' | 'failed'>> {
  const results = new Map<string, StageResult>();
  const run = async (stage: Stage) => {
    const started = Date.now();
    const { needs } = stage;
    const blocked = needs !== undefined && (results.get(needs)?.failed ?? 0) > 0;
    const result = blocked ? missing(needs) : await stage.run();
    results.set(stage.name, result);
    show(stage, result, started);
  };
  const cheap = stages.filter(({ alone }) => !alone);
  await mapConcurrently(cheap, lanes, run);
  for (const stage of stages.filter(({ alone }) => alone)) {
    await run(stage);
  }
  const all = [...results.values()];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
