import { readPort, startCommand } from './command';

const usage = 'npm run greet -- <name> [--loud]';
const command = { usage, options: { loud: { type: 'boolean' } }, arguments: [1, 1] } as const;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  process.exitCode = undefined;
});

test('a command gets its options and arguments', async () => {
  const run = jest.fn();
  await startCommand(command, run, ['Ada', '--loud']);
  expect(run.mock.calls).toMatchObject([[{ values: { loud: true }, positionals: ['Ada'] }]]);
  expect(process.exitCode).toBeUndefined();
});

test.each([
  [['Ada', '--quiet'], `Unknown option '--quiet'. Usage: ${usage}`],
  [['Ada', '--loud=very'], `Option '--loud' does not take an argument. Usage: ${usage}`],
  [['Ada', 'Grace'], `Unexpected argument 'Grace'. Usage: ${usage}`],
  [[], `Missing argument. Usage: ${usage}`],
])('%j is answered with the usage', async (args, message) => {
  const run = jest.fn();
  await startCommand(command, run, args);
  expect(run).not.toHaveBeenCalled();
  expect(jest.mocked(console.error).mock.calls).toEqual([[message]]);
  expect(process.exitCode).toBe(1);
});

test('an error of the command is printed without its stack', async () => {
  await startCommand(command, () => Promise.reject(new Error('No such name.')), ['Ada']);
  expect(jest.mocked(console.error).mock.calls).toEqual([['No such name.']]);
  expect(process.exitCode).toBe(1);
});

test('a port is a whole number that a system has', () => {
  expect(['0', '3000', '65535'].map(readPort)).toEqual([0, 3000, 65535]);
});

test.each(['', 'abc', '-1', '1e3', '3000.5', '65536', 'Infinity'])('"%s" is no port', (given) => {
  expect(() => readPort(given)).toThrow(`--port takes a number from 0 to 65535; given: ${given}.`);
});
