import type { FinishedBuild } from './postBuild';
import { runSteps } from './postBuild';

const build = { outDir: '/build' } as FinishedBuild;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

test('runs one step after the other', async () => {
  const seen: string[] = [];
  const step = (name: string) => ({
    name,
    async run({ outDir }: FinishedBuild) {
      seen.push(`${name} in ${outDir}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
      seen.push(`${name} ended`);
    },
  });
  await runSteps([step('Markdown'), step('Search')], build);
  expect(seen).toEqual([
    'Markdown in /build',
    'Markdown ended',
    'Search in /build',
    'Search ended',
  ]);
  expect(jest.mocked(console.log).mock.calls).toEqual([
    [expect.stringMatching(/^Markdown: \d+\.\d\d s$/)],
    [expect.stringMatching(/^Search: \d+\.\d\d s$/)],
  ]);
});

test('stops at a step that fails, and names it', async () => {
  const next = jest.fn();
  const steps = [
    { name: 'Markdown', run: () => Promise.reject(new Error('no room')) },
    { name: 'Search', run: next },
  ];
  await expect(runSteps(steps, build)).rejects.toThrow('Markdown failed: no room');
  expect(next).not.toHaveBeenCalled();
});
