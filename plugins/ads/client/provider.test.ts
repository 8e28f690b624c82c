import { whenAllowed } from '../../preferences/client';
import { decideAd, whenReady } from './provider';

jest.mock('../../preferences/client', () => ({ whenAllowed: jest.fn() }));

const takeBack = jest.fn();
let allow: () => void;
let isOnline: boolean;
let callback: jest.Mock;

beforeEach(() => {
  isOnline = true;
  callback = jest.fn();
  takeBack.mockClear();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.mocked(whenAllowed).mockImplementation((allowed) => {
    allow = allowed;
    return takeBack;
  });
});

const goOnline = () => window.dispatchEvent(new Event('online'));

test('waits until the visitor allows it', () => {
  whenReady(callback);
  expect(callback).not.toHaveBeenCalled();
  allow();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('waits until the browser is online, and calls once', () => {
  isOnline = false;
  whenReady(callback);
  allow();
  expect(callback).not.toHaveBeenCalled();
  goOnline();
  goOnline();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('being online alone is not enough', () => {
  whenReady(callback);
  goOnline();
  expect(callback).not.toHaveBeenCalled();
});

test('taken back, it never calls', () => {
  isOnline = false;
  const stop = whenReady(callback);
  allow();
  stop();
  goOnline();
  expect(takeBack).toHaveBeenCalledTimes(1);
  expect(callback).not.toHaveBeenCalled();
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
