import preload from './preload';

jest.mock('@generated/routes', () => ({ __esModule: true, default: [] }), { virtual: true });

test('a path that the router has decoded is not decoded again', async () => {
  await expect(preload('/x/caf%E9')).resolves.toEqual([]);
});
