/**
 * `npm test`, `npm test -- --only eslint,jest`: runs every check and ends with `N passed, N failed`.
 * `npm run check` runs the quick ones alone.
 */
import { parseArgs } from 'node:util';
import { runStages } from './stages/runStages';
import { selectStages } from './stages/selectStages';
import { stages } from './stages/stages';

async function test(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
  });
  const offered = values.quick ? stages.filter(({ quick }) => quick) : stages;
  const { passed, failed } = await runStages(selectStages(offered, values.only));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

test().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
