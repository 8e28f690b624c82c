import { readSite } from '../../../core/client/site';
import { choosePreference, resetPreferences } from '.';
import { followPreferences } from './choices';
import { reloadPage } from '../../../core/client/reloadPage';
import { isAllowed, reloadWhenWithdrawn, watchAllowed, whenAllowed } from './consent';

jest.mock('../../../core/client/reloadPage', () => ({ reloadPage: jest.fn() }));

const site = readSite();
const callback = jest.fn();

/** Lets the page's observer notice the change. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function setBrowser(signals: { doNotTrack?: string; globalPrivacyControl?: boolean }): void {
  for (const [name, value] of Object.entries(signals)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

async function choose(consent: 'granted' | 'denied'): Promise<void> {
  choosePreference('consent', consent);
  await settle();
}

beforeEach(() => {
  site.askConsent = true;
  callback.mockReset();
});

afterEach(async () => {
  delete site.askConsent;
  Reflect.deleteProperty(navigator, 'doNotTrack');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  resetPreferences();
  await settle();
});

test('calls back at once if the site does not ask', () => {
  site.askConsent = false;
  whenAllowed(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('calls back at once if the visitor has agreed before', async () => {
  await choose('granted');
  whenAllowed(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('waits for the visitor, and calls back once', async () => {
  whenAllowed(callback);
  expect(callback).not.toHaveBeenCalled();
  await choose('denied');
  expect(callback).not.toHaveBeenCalled();
  await choose('granted');
  await choose('denied');
  await choose('granted');
  expect(callback).toHaveBeenCalledTimes(1);
});

test('does not call back once canceled', async () => {
  whenAllowed(callback)();
  await choose('granted');
  expect(callback).not.toHaveBeenCalled();
});

test.each([
  [{ doNotTrack: '1' }, false],
  [{ globalPrivacyControl: true }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('never calls back with %j, whether it asks or not (%s)', async (signals, asks) => {
  setBrowser(signals);
  site.askConsent = asks;
  whenAllowed(callback);
  await choose('granted');
  expect(callback).not.toHaveBeenCalled();
  expect(isAllowed()).toBe(false);
});

test.each([{ doNotTrack: '0' }, { doNotTrack: 'unspecified' }, { globalPrivacyControl: false }])(
  'is not held back by %j',
  (signals) => {
    setBrowser(signals);
    site.askConsent = false;
    expect(isAllowed()).toBe(true);
  },
);

test('ignores an invalid answer', async () => {
  document.documentElement.setAttribute('data-consent', 'yes');
  await settle();
  expect(isAllowed()).toBe(false);
});

test('reports the state at once, then every change', async () => {
  const stop = watchAllowed(callback);
  await choose('granted');
  await choose('granted');
  await choose('denied');
  resetPreferences();
  await settle();
  await choose('granted');
  stop();
  await choose('denied');
  expect(callback.mock.calls).toEqual([[false], [true], [false], [true]]);
});

test('follows the answer in another tab', async () => {
  const stop = followPreferences();
  whenAllowed(callback);
  localStorage.setItem('docs-cookie-consent', 'granted');
  window.dispatchEvent(new StorageEvent('storage', { key: 'docs-cookie-consent' }));
  await settle();
  expect(callback).toHaveBeenCalledTimes(1);
  stop();
});

test("a third party's script goes with the page when consent is withdrawn", async () => {
  await choose('granted');
  reloadWhenWithdrawn();
  reloadWhenWithdrawn();
  expect(reloadPage).not.toHaveBeenCalled();
  await choose('denied');
  expect(reloadPage).toHaveBeenCalledTimes(1);

  await choose('granted');
  document.body.innerHTML = '<textarea>Half a sent</textarea>';
  await choose('denied');
  expect(reloadPage).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '';
});
