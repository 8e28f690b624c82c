import { createReporter } from './checks';

test('prints problems when they change, and once that none are left', () => {
  const printed: string[] = [];
  const report = createReporter((text) => printed.push(text));
  for (const problems of [[], ['a'], ['a'], ['a', 'b'], [], []]) {
    report(problems);
  }
  expect(printed).toEqual([
    '1 problem would stop a build:\na',
    '2 problems would stop a build:\na\nb',
    'No problems left in the pages.',
  ]);
});
