import { mapConcurrently } from './concurrency';

test('returns results in the order of the items, and never exceeds the limit', async () => {
  let active = 0;
  let most = 0;
  const results = await mapConcurrently([30, 5, 20, 1], 2, async (delay) => {
    active += 1;
    most = Math.max(most, active);
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
    });
    active -= 1;
    return delay * 2;
  });
  expect(results).toEqual([60, 10, 40, 2]);
  expect(most).toBe(2);
});

test('accepts an empty list', async () => {
  await expect(mapConcurrently([], 3, async (item) => item)).resolves.toEqual([]);
});
