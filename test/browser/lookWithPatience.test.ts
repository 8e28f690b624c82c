import { lookWithPatience } from './lookWithPatience';

const never = new Promise<string>(() => undefined);

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('gives what the first look finds, also when it finds a problem', async () => {
  const look = jest.fn().mockResolvedValue('a problem');
  await expect(lookWithPatience('/page', look, 50)).resolves.toBe('a problem');
  expect(look).toHaveBeenCalledTimes(1);
});

test('looks again when a look is stuck', async () => {
  const look = jest.fn().mockReturnValueOnce(never).mockResolvedValue('found');
  await expect(lookWithPatience('/page', look, 10)).resolves.toBe('found');
});

test('fails when every look is stuck', async () => {
  await expect(lookWithPatience('/page', () => never, 10)).rejects.toThrow(
    '/page: each of 3 looks was stuck for 0.01 s.',
  );
});

test('does not look again when a look fails', async () => {
  const look = jest.fn().mockRejectedValue(new Error('broken'));
  await expect(lookWithPatience('/page', look, 50)).rejects.toThrow('broken');
  expect(look).toHaveBeenCalledTimes(1);
});
