/** `npm test`, `npm test -- --only eslint,jest`: runs every check and ends with `N passed, N failed`. */
import { parseArgs } from 'node:util';
import { runStages } from './stages/runStages';
import { selectStages } from './stages/selectStages';
import { stages } from './stages/stages';

async function test(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const { passed, failed } = await runStages(selectStages(stages, values.only));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

test().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
