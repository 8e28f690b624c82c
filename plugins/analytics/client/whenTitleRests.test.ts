import { whenTitleRests } from './whenTitleRests';

const callback = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  callback.mockReset();
  document.title = 'X Docs';
});

afterEach(() => jest.useRealTimers());

test('waits until the title is the same for a while', () => {
  whenTitleRests(callback);
  jest.advanceTimersByTime(200);
  document.title = 'Columns | X Docs';
  jest.advanceTimersByTime(300);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(callback.mock.calls).toEqual([['Columns | X Docs']]);
});

test('takes a title that never rests as it is after three seconds, once', () => {
  whenTitleRests(callback);
  for (let turn = 0; turn < 100; turn += 1) {
    document.title = `Turn ${turn}`;
    jest.advanceTimersByTime(50);
  }
  expect(callback).toHaveBeenCalledTimes(1);
});

test('can be called off', () => {
  whenTitleRests(callback)();
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});
