import { mapConcurrently } from '../../plugins/shared/server/mapConcurrently';
import type { Stage, StageResult } from './stage';

/** Stages at a time, of those that share the machine. */
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

/** Puts neighbors together that can run side by side. */
function groupStages(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (last?.[0] && !last[0].alone && !stage.alone) {
      last.push(stage);
    } else {
      groups.push([stage]);
    }
  }
  return groups;
}

/**
 * Runs stages in their order, those that share the machine side by side with their neighbors, and
 * prints each one's outcome as it ends.
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
  for (const group of groupStages(stages)) {
    await mapConcurrently(group, lanes, run);
  }
  const all = [...results.values()];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
