import { loadOnce } from './loadOnce';

test('loads each key once, also while it is loading', async () => {
  const load = jest.fn(async (url: string) => url.length);
  const loadLength = loadOnce(load);
  expect(await Promise.all([loadLength('a'), loadLength('a'), loadLength('bb')])).toEqual([
    1, 1, 2,
  ]);
  expect(await loadLength('a')).toBe(1);
  expect(load.mock.calls).toEqual([['a'], ['bb']]);
});

test('tries again after a load was rejected', async () => {
  const load = jest.fn(async () => 'there').mockRejectedValueOnce(new Error('offline'));
  const loadIt = loadOnce(load);
  await expect(loadIt()).rejects.toThrow('offline');
  expect(await loadIt()).toBe('there');
});
