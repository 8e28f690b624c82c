import { createReporter } from './checks';

test('problems are told when they change, and that there are none once', () => {
  const told: string[] = [];
  const report = createReporter((text) => told.push(text));
  for (const problems of [[], ['a'], ['a'], ['a', 'b'], [], []]) {
    report(problems);
  }
  expect(told).toEqual([
    'A build would stop because of this:\na',
    'A build would stop because of these 2:\na\nb',
    'Nothing is wrong with the pages any more.',
  ]);
});
