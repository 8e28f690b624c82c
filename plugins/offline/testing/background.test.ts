import type * as background from '../client/background';
import type * as updates from '../client/followUpdates';
import { readAttempt, writeChoice } from '../client/storage';
import { channelName } from '../types';
import { base, hurry, openBrowser, openPage, toManifest, type Browser } from './browser';

const manifest = toManifest(['assets/js/main.js', 'bars', 'lines']);
const next = { ...manifest, build: 'next' };

let browser: Browser;

beforeEach(() => {
  browser = openBrowser();
  browser.deploy(manifest);
  hurry();
});

const setConnection = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

/** Loads the code as a page does: each has its own. */
function load<Module extends object>(name: string): Module {
  let loaded: Module | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<Module>(`../client/${name}`);
  });
  return loaded as Module;
}

const visit = () => load<typeof background>('background').saveInBackground;

test.each([
  [undefined, false],
  [{}, false],
  [{ type: 'wifi', effectiveType: '4g', saveData: false }, false],
  [{ saveData: true }, true],
  [{ type: 'cellular', effectiveType: '4g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('on %j it is %s that loading costs', (value, expected) => {
  setConnection(value);
  expect(load<typeof background>('background').isMetered()).toBe(expected);
});

test('on a metered connection a new visitor loads nothing', async () => {
  setConnection({ saveData: true });
  await visit()();
  expect(browser.asked).toEqual([]);
});

test('what is saved is looked up once per visit', async () => {
  const save = visit();
  openPage('bars');
  await save();
  expect(browser.asked.filter((path) => path === 'offline.json')).toHaveLength(1);
  expect(Object.keys(await browser.read())).toHaveLength(1);
  browser.asked.length = 0;
  const lookUp = jest.spyOn(caches, 'keys');
  for (const page of ['lines', 'bars', 'no-such-page']) {
    openPage(page);
    await save();
  }
  expect(browser.asked).toEqual([]);
  expect(lookUp).not.toHaveBeenCalled();
});

test('the page of what is saved brings the version too', async () => {
  openPage('offline');
  await visit()();
  expect(browser.asked).toContain('lines');
});

test('a further page brings what it needs itself', async () => {
  writeChoice(base, { products: [], pages: [] });
  const save = visit();
  openPage('bars');
  await save();
  browser.asked.length = 0;
  openPage('lines');
  await save();
  expect(browser.asked).toEqual(['lines']);
});

test('one file that is missing ends it for an hour, over all pages and visits', async () => {
  const { serve } = browser;
  browser.serve = (path, init) =>
    path === 'bars' ? new Response('', { status: 404 }) : serve(path, init);
  const save = visit();
  await save();
  browser.asked.length = 0;
  openPage('lines');
  await save();
  expect(browser.asked).toEqual([]);
  await visit()();
  expect(browser.asked).toEqual(['offline.json']);
});

test.each([
  ['removed', false],
  ['kept by an open tab', true],
])(
  'where the kill switch is, %s, nothing is saved, and it is not asked again for an hour',
  async (_how, isKept) => {
    Object.assign(browser, { isKilled: true, isKept });
    await visit()();
    expect(browser.asked).not.toContain('bars');
    expect(readAttempt(base)?.failure).toBe('failed');
    browser.asked.length = 0;
    await visit()();
    expect(browser.asked).toEqual([]);
  },
);

test('the kill switch ends a visit that is still asking for the worker', async () => {
  await visit()();
  const worker = browser.worker as NonNullable<typeof browser.worker>;
  jest.spyOn(worker, 'postMessage').mockImplementation((_data, [port] = []) => {
    new BroadcastChannel(channelName).postMessage('end');
    port?.postMessage(true);
  });
  browser.deploy(next);
  await visit()();
  expect(Object.keys(await browser.read())).not.toContain('offline:/x/:next');
});

test('a worker of an earlier build, which answers no question, is at work', async () => {
  await visit()();
  jest.spyOn(browser.worker as NonNullable<typeof browser.worker>, 'postMessage').mockReturnValue();
  browser.deploy(next);
  await visit()();
  expect(Object.keys(await browser.read())).toEqual(['offline:/x/:next']);
});

describe('when a new worker takes over', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

  /** Opens a page, which follows updates. */
  async function follow(opened: typeof manifest | undefined) {
    const { followUpdates } = load<typeof updates>('followUpdates');
    const registration = await navigator.serviceWorker.register('sw.js');
    followUpdates(registration, base, Promise.resolve(opened));
  }

  async function takeOver(times = 1) {
    for (let round = 0; round < times; round += 1) {
      browser.changeController();
      await settle();
    }
  }

  test('a page of an earlier build is loaded again, once', async () => {
    await follow(manifest);
    browser.deploy(next);
    await takeOver(3);
    expect(browser.reloads).toBe(1);
  });

  test('a page that was opened from this build stays', async () => {
    browser.deploy(next);
    await follow(next);
    await takeOver();
    expect(browser.reloads).toBe(0);
  });

  test('a page stays when it is not known what it was opened from, or what is new', async () => {
    await follow(undefined);
    await takeOver();
    await follow(manifest);
    browser.serve = () => Promise.reject(new TypeError('Failed to fetch'));
    await takeOver();
    expect(browser.reloads).toBe(0);
  });

  test('two hosts that take turns have a tab loaded again once', async () => {
    for (const [opened, found] of [
      [manifest, next],
      [next, manifest],
      [manifest, next],
    ] as const) {
      browser.deploy(opened);
      await follow(opened);
      browser.deploy(found);
      await takeOver();
    }
    expect(browser.reloads).toBe(1);
  });

  test('a hidden page is loaded again when it is shown', async () => {
    await follow(manifest);
    browser.deploy(next);
    browser.document.hidden = true;
    await takeOver(2);
    expect(browser.reloads).toBe(0);
    browser.document.hidden = false;
    browser.document.dispatchEvent(new Event('visibilitychange'));
    expect(browser.reloads).toBe(1);
  });

  test('a page with text in a field that has no focus stays', async () => {
    await follow(manifest);
    browser.deploy(next);
    browser.document.fields = [{ value: '' }, { value: 'half a wo' }];
    jest.doMock('@theme/UpdateNotice', () => ({ showUpdateNotice: () => {} }));
    await takeOver();
    expect(browser.reloads).toBe(0);
  });
});
