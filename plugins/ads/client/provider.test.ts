import { isAllowed, watchAllowed } from '../../preferences/client';
import { decideAd, watchReady } from './provider';

jest.mock('../../preferences/client', () => ({
  isAllowed: jest.fn(),
  watchAllowed: jest.fn(),
  reloadWhenWithdrawn: jest.fn(),
}));

const stopWatching = jest.fn();
let allowed: boolean;
let isOnline: boolean;
let heard: boolean[];
let change: (allowed: boolean) => void;

beforeEach(() => {
  [allowed, isOnline, heard] = [false, true, []];
  stopWatching.mockClear();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.mocked(isAllowed).mockImplementation(() => allowed);
  jest.mocked(watchAllowed).mockImplementation((notify) => {
    change = (next) => {
      allowed = next;
      notify(next);
    };
    notify(allowed);
    return stopWatching;
  });
});

let stop = () => {};
const watch = () => {
  stop = watchReady((isReady) => heard.push(isReady));
};

afterEach(() => stop());

const goOnline = () => {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
};

test('waits until the visitor allows it', () => {
  watch();
  expect(heard).toEqual([false]);
  change(true);
  expect(heard).toEqual([false, true]);
});

test('waits until the browser is online, and calls once', () => {
  isOnline = false;
  watch();
  change(true);
  expect(heard).toEqual([false]);
  goOnline();
  goOnline();
  expect(heard).toEqual([false, true]);
});

test('being online alone is not enough', () => {
  isOnline = false;
  watch();
  goOnline();
  expect(heard).toEqual([false]);
});

test('what was withdrawn offline is not asked for online', () => {
  isOnline = false;
  watch();
  change(true);
  change(false);
  goOnline();
  expect(heard).toEqual([false]);
});

test('says when the visitor withdraws it, and not when the connection is lost', () => {
  watch();
  change(true);
  isOnline = false;
  goOnline();
  change(false);
  expect(heard).toEqual([false, true, false]);
});

test('stopped, it says nothing more', () => {
  isOnline = false;
  watch();
  allowed = true;
  stop();
  goOnline();
  expect(stopWatching).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([false]);
});

test.each([
  ['off', 'in-house'],
  ['waiting', 'waiting'],
  ['placed', 'provider'],
  ['loaded', 'provider'],
  ['backers', 'in-house-backers'],
  ['failed', 'in-house'],
] as const)('%s: %s, whatever was drawn', (state, kind) => {
  expect([decideAd(state, 0), decideAd(state, 0.999)]).toEqual([kind, kind]);
});

test.each([
  [0, 'in-house-adblock'],
  [0.19999, 'in-house-adblock'],
  [0.2, 'in-house'],
  [0.99999, 'in-house'],
])('blocked, with %d drawn: %s', (random, kind) => {
  expect(decideAd('blocked', random)).toBe(kind);
});
