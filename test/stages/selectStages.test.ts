import { selectStages } from './selectStages';

const run = () => Promise.resolve({ passed: 1, failed: 0, output: '' });
const stages = ['eslint', 'types:site', 'types:v6', 'build'].map((name) => ({ name, run }));
const select = (only?: string) => selectStages(stages, only).map(({ name }) => name);

test.each([
  [undefined, ['eslint', 'types:site', 'types:v6', 'build']],
  ['eslint', ['eslint']],
  ['types', ['types:site', 'types:v6']],
  ['build, types:v6', ['types:v6', 'build']],
])('%s selects %j', (only, names) => {
  expect(select(only)).toEqual(names);
});

test('lists the stages when one is unknown', () => {
  expect(() => select('lint,types')).toThrow(
    '--only: there is no stage lint. Stages: eslint, types:site, types:v6, build.',
  );
});
