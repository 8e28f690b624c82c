import { followChannel, runForUser, runInBackground } from '../client/runs';
import { readAttempt } from '../client/storage';
import { channelName } from '../types';
import { base, hurry, openBrowser, toManifest } from './browser';

const manifest = toManifest(['a']);

beforeEach(() => {
  openBrowser();
  hurry();
});

/** Work that ends when it is aborted. */
const hang = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

test('what fails in the background is not tried again for an hour', async () => {
  const work = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  await runInBackground(base, work);
  await runInBackground(base, work);
  expect(work).toHaveBeenCalledTimes(1);
  const { time, failure } = readAttempt(base) ?? { time: NaN };
  expect(failure).toBe('failed');
  jest.spyOn(Date, 'now').mockReturnValue(time + 3_600_001);
  work.mockResolvedValue(manifest);
  expect(await runInBackground(base, work)).toBe(manifest);
  expect(readAttempt(base)?.failure).toBeUndefined();
});

test('where a failure cannot be noted, nothing is tried: each page would try it again', async () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const work = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  await runInBackground(base, work);
  expect(work).not.toHaveBeenCalled();
  localStorage.setItem = setItem;
  work.mockResolvedValue(manifest);
  expect(await runInBackground(base, work)).toBe(manifest);
});

test('a full device is noted as such', async () => {
  await runInBackground(base, () => Promise.reject(new DOMException('', 'QuotaExceededError')));
  expect(readAttempt(base)?.failure).toBe('full');
});

test('what a user saves comes first; the background goes on afterwards', async () => {
  followChannel();
  const order: string[] = [];
  let runs = 0;
  const background = runInBackground(base, (signal) => {
    runs += 1;
    order.push(`background ${runs}`);
    return runs === 1 ? hang(signal) : Promise.resolve(manifest);
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await runForUser(new AbortController(), async () => void order.push('user'));
  expect(await background).toBe(manifest);
  expect(order).toEqual(['background 1', 'user', 'background 2']);
  expect(readAttempt(base)?.failure).toBeUndefined();
});

test('a user who cancels while another tab saves does not wait for it', async () => {
  const controller = new AbortController();
  const other = runForUser(new AbortController(), () => new Promise<void>(() => {}));
  other.catch(() => {});
  const saving = runForUser(controller, async () => {});
  controller.abort();
  await expect(saving).rejects.toThrow();
});

test('the kill switch ends what runs, and nothing begins afterwards', async () => {
  followChannel();
  const running = runInBackground(base, hang);
  await new Promise((resolve) => setTimeout(resolve, 5));
  new BroadcastChannel(channelName).postMessage('end');
  expect(await running).toBeUndefined();
  const work = jest.fn();
  expect(await runInBackground('/x/v6/', work)).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
});

test('the kill switch ends what a user saves', async () => {
  const controller = new AbortController();
  const saving = runForUser(controller, () => hang(controller.signal));
  await new Promise((resolve) => setTimeout(resolve, 5));
  new BroadcastChannel(channelName).postMessage('end');
  await expect(saving).rejects.toThrow('kill switch');
});
