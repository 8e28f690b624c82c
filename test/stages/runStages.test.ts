import { runStages } from './runStages';
import type { Stage, StageResult } from './stage';

const stage = (name: string, result: Partial<StageResult>, more: Partial<Stage> = {}): Stage => ({
  name,
  run: () => Promise.resolve({ passed: 0, failed: 0, output: '', ...result }),
  ...more,
});

let printed: string[];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    printed.push(line);
  });
});

test('adds up the checks of all stages', async () => {
  const stages = [stage('a', { passed: 3 }), stage('b', { passed: 1, failed: 2 })];
  expect(await runStages(stages)).toEqual({ passed: 4, failed: 2 });
});

test('shows what a failed stage printed, and not what others did', async () => {
  await runStages([
    stage('good', { passed: 1, output: 'chatter' }),
    stage('bad', { failed: 1, output: 'line 7 is wrong' }),
  ]);
  expect(printed.join('\n')).toContain('line 7 is wrong');
  expect(printed.join('\n')).not.toContain('chatter');
});

test('does not run a stage whose need failed, and counts it as failed', async () => {
  const run = jest.fn();
  const stages = [
    stage('build', { failed: 1 }, { alone: true }),
    stage('browser', {}, { alone: true, needs: 'build', run }),
  ];
  expect(await runStages(stages)).toEqual({ passed: 0, failed: 2 });
  expect(run).not.toHaveBeenCalled();
  expect(printed.join('\n')).toContain('Not run, because build failed.');
});

test('runs a stage whose need was not asked for', async () => {
  const stages = [stage('browser', { passed: 5 }, { alone: true, needs: 'build' })];
  expect(await runStages(stages)).toEqual({ passed: 5, failed: 0 });
});

test('gives a stage that is alone the machine to itself, its neighbors run side by side', async () => {
  const underway: string[] = [];
  const together: number[] = [];
  const slow = (name: string, alone: boolean) =>
    stage(
      name,
      {},
      {
        alone,
        async run() {
          underway.push(name);
          together.push(underway.length);
          await new Promise((resolve) => setTimeout(resolve, 5));
          underway.splice(underway.indexOf(name), 1);
          return { passed: 1, failed: 0, output: '' };
        },
      },
    );
  const stages = [slow('a', false), slow('b', false), slow('c', true), slow('d', false)];
  await runStages(stages);
  expect(together).toEqual([1, 2, 1, 1]);
});
