import { whenAllowed } from '../../consent/client';
import { whenReady } from './provider';

jest.mock('../../consent/client', () => ({ whenAllowed: jest.fn() }));

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
