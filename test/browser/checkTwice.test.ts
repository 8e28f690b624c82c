import { checkTwice } from './checkTwice';

const well = [{ name: 'is accessible', problems: [] }];
const broken = [{ name: 'is accessible', problems: ['no name'] }];

let printed: string[];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    printed.push(line);
  });
});

test('looks once where all is well', async () => {
  const look = jest.fn().mockResolvedValue(well);
  await expect(checkTwice('/page', look, 50)).resolves.toBe(well);
  expect(look).toHaveBeenCalledTimes(1);
});

test('gives what is broken twice', async () => {
  const look = jest.fn().mockResolvedValue(broken);
  await expect(checkTwice('/page', look, 50)).resolves.toBe(broken);
  expect(look).toHaveBeenCalledTimes(2);
  expect(printed).toEqual([]);
});

test('prints what is not found again', async () => {
  const look = jest.fn().mockResolvedValueOnce(broken).mockResolvedValue(well);
  await expect(checkTwice('/page', look, 50)).resolves.toBe(well);
  expect(printed).toEqual([
    '/page: found once, not when looked at again:\nis accessible\n    no name',
  ]);
});

test('gives a look that fails twice as a check that failed', async () => {
  const look = jest.fn().mockRejectedValue(new Error('closed'));
  await expect(checkTwice('/page', look, 50)).resolves.toEqual([
    { name: '/page: can be looked at', problems: ['closed'] },
  ]);
});
