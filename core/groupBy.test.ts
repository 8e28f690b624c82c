import { groupBy } from './groupBy';

test('groups and their items come in the order of the items', () => {
  const groups = groupBy(['2 a', '1 a', '2 b'], (text) => text[0]);
  expect([...groups]).toEqual([
    ['2', ['2 a', '2 b']],
    ['1', ['1 a']],
  ]);
});
