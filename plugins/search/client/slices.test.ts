import { finish, finishInSlices, type Work } from './slices';

function* count(to: number, steps: number[] = []): Work<number> {
  for (let step = 1; step <= to; step++) {
    steps.push(step);
    yield;
  }
  return to;
}

let pauses: jest.SpyInstance;

beforeEach(() => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 2));
  pauses = jest.spyOn(globalThis, 'setTimeout');
});

test('work is done at once', () => {
  expect(finish(count(50))).toBe(50);
  expect(pauses).not.toHaveBeenCalled();
});

test('work makes a pause after 8 ms', async () => {
  expect(await finishInSlices(count(50))).toBe(50);
  expect(pauses.mock.calls.length).toBeGreaterThan(10);
});

test('work that is not wanted any more ends at its next pause', async () => {
  const controller = new AbortController();
  const steps: number[] = [];
  const working = finishInSlices(count(50, steps), controller.signal);
  controller.abort();
  await expect(working).rejects.toThrow();
  expect(steps.length).toBeLessThan(10);
});
