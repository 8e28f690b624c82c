import { needsAnotherLook, pollPlacement, toPollState, type Placement } from './pollPlacement';

test.each([
  [1, 'waiting'],
  [6, 'waiting'],
  [7, 'blocked'],
  [30, 'blocked'],
])('attempt %d without an ad: %s', (attempt, state) => {
  expect(toPollState(attempt, 'none')).toBe(state);
});

test.each([1, 6, 7, 30])('an ad wins at attempt %d, the page for backers is none', (attempt) => {
  expect(toPollState(attempt, 'ad')).toBe('placed');
  expect(toPollState(attempt, 'backers')).toBe('backers');
});

test.each([
  [1, true],
  [6, true],
  [7, true],
  [29, true],
  [30, false],
])('after attempt %d without an ad, another look: %s', (attempt, again) => {
  expect(needsAnotherLook(attempt, 'none')).toBe(again);
  expect(needsAnotherLook(attempt, 'ad')).toBe(false);
  expect(needsAnotherLook(attempt, 'backers')).toBe(false);
});

describe('over time', () => {
  let placement: Placement;
  let looks: number;
  let states: string[];
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    [placement, looks, states] = ['none', 0, []];
    stop = pollPlacement(
      () => {
        looks += 1;
        return placement;
      },
      ({ state }) => states.push(state),
    );
  });

  afterEach(() => jest.useRealTimers());

  test('looks at once, then every 500 ms', () => {
    expect(looks).toBe(1);
    jest.advanceTimersByTime(499);
    expect(looks).toBe(1);
    jest.advanceTimersByTime(1);
    expect(looks).toBe(2);
  });

  test('assumes a blocker 3 s after it began, and looks 30 times in all', () => {
    jest.advanceTimersByTime(2999);
    expect(states).toEqual(Array(6).fill('waiting'));
    jest.advanceTimersByTime(1);
    expect(states.at(-1)).toBe('blocked');
    jest.advanceTimersByTime(60_000);
    expect(looks).toBe(30);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('an ad that comes late still wins, and ends it', () => {
    jest.advanceTimersByTime(14_000);
    expect(states.at(-1)).toBe('blocked');
    placement = 'ad';
    jest.advanceTimersByTime(500);
    expect(states.at(-1)).toBe('placed');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('leaves no timer behind when it is ended', () => {
    stop();
    jest.advanceTimersByTime(60_000);
    expect(looks).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('an ad that is there at once needs no timer', () => {
  jest.useFakeTimers();
  const states: string[] = [];
  pollPlacement(
    () => 'ad',
    ({ state }) => states.push(state),
  );
  expect(states).toEqual(['placed']);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
