import { waitFor } from '@testing-library/react';
import { readSite } from '../../../core/client/site';
import { choosePreference, resetPreferences } from '../../preferences/client';
import {
  createVisit,
  removeGoogleCookies,
  toClickEvent,
  trackClicks,
  watchProperties,
} from './visit';

jest.mock('../../../core/client/reloadPage', () => ({ reloadPage: jest.fn() }));

test('removes the cookies of Google, and no other', () => {
  for (const name of ['_ga', '_ga_ABC123', '_gid', 'codeVariant', 'my-ga']) {
    document.cookie = `${name}=1;path=/`;
  }
  removeGoogleCookies();
  expect(document.cookie.split('; ').toSorted()).toEqual(['codeVariant=1', 'my-ga=1']);
});

describe('the event of a click', () => {
  /** Returns the event of a click on the element `#here`. */
  function click(html: string) {
    document.body.innerHTML = html;
    return toClickEvent(document.querySelector('#here')!);
  }

  test('says the category, action and label of the element', () => {
    expect(
      click(
        '<b id="here" data-ga-event-category="demo" data-ga-event-action="copy" data-ga-event-label="/x/a"></b>',
      ),
    ).toEqual({ event: { name: 'demo', eventAction: 'copy', eventLabel: '/x/a' }, ratio: 1 });
  });

  test('takes the first element around the target that has a category, whole', () => {
    expect(
      click(`
      <div data-ga-event-category="settings" data-ga-event-action="open" data-ga-event-label="out">
        <p data-ga-event-category="code"><i data-ga-event-action="other"><b id="here"></b></i></p>
      </div>`),
    ).toEqual({ event: { name: 'code', eventAction: null, eventLabel: null }, ratio: 1 });
  });

  test('a click on an ad is one, whatever its element says', () => {
    expect(click('<b id="here" data-ga-event-category="ad"></b>')).toMatchObject({
      event: { name: 'ad', eventAction: 'click', eventLabel: '' },
    });
  });

  test.each(['<b id="here"></b>', '<b id="here" data-ga-event-category="page_view"></b>'])(
    'nothing is tracked for %s',
    (html) => {
      expect(click(html)).toBeUndefined();
    },
  );

  test.each([
    ['0.1', 0.1],
    ['0', 0],
    ['1', 1],
    ['', 1],
    ['often', 1],
    ['-0.5', 1],
    ['1.5', 1],
    ['Infinity', 1],
    ['NaN', 1],
  ])('of a split of "%s", %d of the clicks are tracked', (split, ratio) => {
    expect(
      click(`<b id="here" data-ga-event-category="demo" data-ga-event-split="${split}"></b>`),
    ).toMatchObject({ ratio });
  });
});

describe('clicks', () => {
  let chance = 0;

  beforeAll(() => trackClicks(() => chance));

  beforeEach(() => {
    window.gtag = jest.fn();
    chance = 0;
  });

  const press = (selector: string) =>
    document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  const tracked = () => jest.mocked(window.gtag!).mock.calls;

  test('tracks a click inside an element with a category', () => {
    document.body.innerHTML =
      '<button data-ga-event-category="settings" data-ga-event-action="open"><svg></svg></button>';
    press('svg');
    expect(tracked()).toEqual([['event', 'settings', { eventAction: 'open', eventLabel: null }]]);
  });

  test('tracks nothing of other clicks', () => {
    document.body.innerHTML = '<button>Other</button>';
    press('button');
    document.dispatchEvent(new MouseEvent('click'));
    expect(tracked()).toEqual([]);
  });

  test('tracks the element as it was before the click changed or removed it', () => {
    document.body.innerHTML =
      '<p data-ga-event-category="settings"><button data-ga-event-category="settings" data-ga-event-action="dark">Mode</button></p>';
    const button = document.querySelector('button')!;
    button.addEventListener('click', (event) => {
      button.dataset.gaEventAction = 'light';
      button.remove();
      event.stopPropagation();
    });
    press('button');
    expect(tracked()).toEqual([['event', 'settings', { eventAction: 'dark', eventLabel: null }]]);
  });

  test.each([
    [0.09, 1],
    [0.1, 0],
    [0.9, 0],
  ])('of a split of 0.1, the chance %d tracks %d', (drawn, count) => {
    document.body.innerHTML = '<b data-ga-event-category="code" data-ga-event-split="0.1"></b>';
    chance = drawn;
    press('b');
    expect(tracked()).toHaveLength(count);
  });

  test('a split of 0 is never tracked', () => {
    document.body.innerHTML = '<b data-ga-event-category="code" data-ga-event-split="0"></b>';
    press('b');
    expect(tracked()).toEqual([]);
  });
});

describe('properties of the visitor', () => {
  const site = readSite();
  const queries = new Map<string, EventTarget & { matches: boolean }>();

  /** The one mock of a media query. */
  function findQuery(query: string) {
    const known = queries.get(query) ?? Object.assign(new EventTarget(), { matches: false });
    queries.set(query, known);
    return known;
  }

  function setDarkSystem(matches: boolean): void {
    const query = findQuery('(prefers-color-scheme: dark)');
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  }

  /** Zooms the page, and notifies the query of the ratio before. */
  function setPixelRatio(ratio: number): void {
    const before = window.devicePixelRatio;
    window.devicePixelRatio = ratio;
    findQuery(`(resolution: ${before}dppx)`).dispatchEvent(new Event('change'));
  }

  const settle = () => Promise.resolve();

  function tracked(): Record<string, unknown>[] {
    const { calls } = jest.mocked(window.gtag!).mock;
    expect(calls.every(([set, name]) => set === 'set' && name === 'user_properties')).toBe(true);
    return calls.map(([, , properties]) => properties as Record<string, unknown>);
  }

  let observe: jest.SpiedFunction<MutationObserver['observe']>;

  beforeEach(() => {
    observe = jest.spyOn(MutationObserver.prototype, 'observe');
    queries.clear();
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query: string) => findQuery(query) as unknown as MediaQueryList);
    resetPreferences();
    window.gtag = jest.fn();
    window.devicePixelRatio = 1;
  });

  afterEach(() => {
    // A page has one that watches for as long as it is open.
    observe.mock.contexts.forEach((observer) => (observer as MutationObserver).disconnect());
    delete site.askConsent;
    resetPreferences();
  });

  test('tracks each property once', () => {
    window.devicePixelRatio = 1.3499999;
    const trackProperties = watchProperties();
    expect(tracked()).toEqual([]);
    trackProperties();
    trackProperties();
    expect(tracked()).toEqual([
      { codeVariant: 'TS' },
      { userLanguage: 'en' },
      { devicePixelRatio: 1.3 },
      { colorSchemeOS: 'light' },
      { colorScheme: 'light' },
    ]);
  });

  test('tracks again what the visitor changes, and nothing else', async () => {
    watchProperties()();
    jest.mocked(window.gtag!).mockClear();
    choosePreference('codeVariant', 'JS');
    await settle();
    choosePreference('colorMode', 'dark');
    await settle();
    choosePreference('direction', 'rtl');
    await settle();
    expect(tracked()).toEqual([{ codeVariant: 'JS' }, { colorScheme: 'dark' }]);
  });

  test('tracks again what the operating system changes', () => {
    watchProperties()();
    jest.mocked(window.gtag!).mockClear();
    setDarkSystem(true);
    setDarkSystem(false);
    expect(tracked()).toEqual([{ colorSchemeOS: 'dark' }, { colorSchemeOS: 'light' }]);
  });

  test('tracks the pixels again, however often they change', () => {
    watchProperties()();
    jest.mocked(window.gtag!).mockClear();
    setPixelRatio(1.25);
    setPixelRatio(1.26);
    setPixelRatio(2);
    expect(tracked()).toEqual([{ devicePixelRatio: 1.3 }, { devicePixelRatio: 2 }]);
  });

  test('tracks nothing that is not allowed, and catches up', async () => {
    site.askConsent = true;
    choosePreference('consent', 'granted');
    const trackProperties = watchProperties();
    trackProperties();
    jest.mocked(window.gtag!).mockClear();
    choosePreference('consent', 'denied');
    choosePreference('codeVariant', 'JS');
    await settle();
    setPixelRatio(3);
    expect(tracked()).toEqual([]);
    choosePreference('consent', 'granted');
    trackProperties();
    expect(tracked()).toEqual([{ codeVariant: 'JS' }, { devicePixelRatio: 3 }]);
  });
});

describe('a visit', () => {
  const site = readSite();
  const address = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123';

  /** Waits for events: titles must settle, and code must load. */
  const expectEvents = (expected: string[]) =>
    waitFor(() => expect(events()).toEqual(expected), { timeout: 20_000 });

  const settle = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

  /** Names of the tracked events. */
  const events = () =>
    jest
      .mocked(window.gtag!)
      .mock.calls.filter(([command]) => command === 'event')
      .map(([, name]) => name);

  beforeEach(() => {
    window.gtag = jest.fn();
    site.analytics = { measurementId: 'G-ABC123' };
    document.head.innerHTML = `<script type="application/json" data-analytics="${address}"></script>`;
    // What a browser measures of the page's arrival.
    Object.assign(performance, {
      getEntriesByType: () => [{ responseStart: 120, type: 'navigate' }],
    });
  });

  afterEach(() => {
    delete site.analytics;
    delete site.askConsent;
    resetPreferences();
  });

  test('loads the script that the head names', () => {
    createVisit(() => 1);
    const script = document.querySelector<HTMLScriptElement>('script[src]');
    expect(script?.src).toBe(address);
    expect(script?.async).toBe(true);
  });

  test('does without the script where the head names none', () => {
    document.head.replaceChildren();
    createVisit(() => 1);
    expect(document.querySelector('script[src]')).toBeNull();
  });

  test('tracks the properties and then the page', async () => {
    createVisit(() => 1).openPage('/x/react-graphs');
    await expectEvents(['page_view']);
    const [first] = jest.mocked(window.gtag!).mock.calls;
    expect(first?.slice(0, 2)).toEqual(['set', 'user_properties']);
  });

  test('has the script send nothing while the visitor refuses', async () => {
    site.askConsent = true;
    choosePreference('consent', 'granted');
    await settle();
    createVisit(() => 1).openPage('/x/a');
    expect(window['ga-disable-G-ABC123']).toBe(false);
    document.cookie = '_ga=1;path=/';
    choosePreference('consent', 'denied');
    await settle(500);
    expect(window['ga-disable-G-ABC123']).toBe(true);
    expect(document.cookie).not.toContain('_ga');
    expect(events()).toEqual([]);
    choosePreference('consent', 'granted');
    await expectEvents(['page_view']);
    expect(window['ga-disable-G-ABC123']).toBe(false);
  });

  test.each([
    [undefined, 0.00009, true],
    [undefined, 0.0001, false],
    [0.5, 0.49, true],
    [0.5, 0.5, false],
    [0, 0, false],
    [1, 0.999, true],
  ])('with a ratio of %s, the chance %d measures: %s', async (webVitalsRatio, chance, measures) => {
    site.analytics = {
      measurementId: 'G-ABC123',
      ...(webVitalsRatio !== undefined && { webVitalsRatio }),
    };
    createVisit(() => chance);
    await settle(50);
    await expectEvents(measures ? ['TTFB'] : []);
  });

  test('tracks value, difference and id of a measure', async () => {
    createVisit(() => 0);
    await expectEvents(['TTFB']);
    const [event] = jest.mocked(window.gtag!).mock.calls.filter(([command]) => command === 'event');
    expect(event).toEqual([
      'event',
      'TTFB',
      { value: 120, delta: 120, id: expect.stringMatching(/^v\d+-/) as string },
    ]);
  });
});
