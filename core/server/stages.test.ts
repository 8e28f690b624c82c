import { readStage, reportStage, stageEnvironment } from './stages';

const send = jest.fn();
const original = process.send;
const environment = process.env;

beforeEach(() => {
  send.mockReset();
  process.send = send;
});

afterEach(() => {
  process.send = original;
  process.env = environment;
});

test('a stage reaches the command that shows it', () => {
  process.env = { ...environment, ...stageEnvironment };
  reportStage('compiling');
  expect(readStage(send.mock.calls[0]?.[0])).toBe('compiling');
});

test('nothing is sent to a process that shows no stages', () => {
  reportStage('compiling');
  expect(send).not.toHaveBeenCalled();
});

test.each([undefined, null, 'compiling', { stage: 1 }, {}])('%j is no stage', (message) => {
  expect(readStage(message)).toBeUndefined();
});
