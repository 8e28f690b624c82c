import type { Stage } from './stage';

/**
 * Returns the stages that `--only` names: `types` is every stage of the kind, `types:v6` one of them.
 *
 * @param only names with commas between them; all stages when absent
 * @throws an error that lists the names, when one of them is unknown
 */
export function selectStages(stages: readonly Stage[], only: string | undefined): Stage[] {
  const wanted = only?.split(',').map((name) => name.trim());
  const matches = (name: string) => (stage: Stage) =>
    stage.name === name || stage.name.startsWith(`${name}:`);
  const unknown = (wanted ?? []).filter((name) => !stages.some(matches(name)));
  if (unknown.length > 0) {
    const names = stages.map(({ name }) => name).join(', ');
    throw new Error(`--only: there is no stage ${unknown.join(', ')}. Stages: ${names}.`);
  }
  return stages.filter((stage) => !wanted || wanted.some((name) => matches(name)(stage)));
}
