import { readSite } from '../../../core/client/site';
import { choosePreference, resetPreferences } from '../../preferences/client';
import { createPageViews, whenTitleRests } from './pageViews';

describe('the title', () => {
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
});

describe('page views', () => {
  const site = readSite();

  beforeEach(() => {
    jest.useFakeTimers();
    window.gtag = jest.fn();
    document.title = 'Columns | X Docs';
  });

  afterEach(() => {
    jest.useRealTimers();
    delete site.askConsent;
    resetPreferences();
  });

  const calls = (command: string) =>
    jest.mocked(window.gtag!).mock.calls.filter(([called]) => called === command);
  const tracked = () => calls('event');
  const titles = () =>
    tracked().map(([, , parameters]) => (parameters as { page_title: string }).page_title);

  test('tracks title, path and product of a page', () => {
    createPageViews().open('/zh/x/v7/react-data-table/');
    expect(tracked()).toEqual([]);
    jest.runAllTimers();
    expect(tracked()).toEqual([
      [
        'event',
        'page_view',
        {
          page_title: 'Columns | X Docs',
          page_location: '/x/v7/react-data-table',
          productId: 'x-data-table',
          productCategoryId: 'x',
        },
      ],
    ]);
  });

  test('other events say the page too, without what was typed in its address', () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://a.test/find?q=secret#secret');
    const pages = createPageViews();
    pages.open('/x/a?filter=secret#secret');
    pages.open('/x/b');
    jest.runAllTimers();
    expect(calls('set')).toEqual([
      ['set', { page_location: '/x/a', page_referrer: 'https://a.test/find' }],
      ['set', { page_location: '/x/b', page_referrer: '/x/a' }],
    ]);
  });

  test.each([
    ['/x/introduction', 'null', 'x'],
    ['/blog/news', 'null', 'null'],
    ['/versions', 'docs', 'docs'],
  ])('says null as text where there is no product: %s', (path, productId, productCategoryId) => {
    createPageViews().open(path);
    jest.runAllTimers();
    expect(tracked()[0]?.[2]).toMatchObject({ productId, productCategoryId });
  });

  test('tracks a page once, whatever its hash, query or last slash', () => {
    const pages = createPageViews();
    for (const path of ['/x/a', '/x/a/', '/x/a#b', '/x/a?c=d']) {
      pages.open(path);
      jest.runAllTimers();
    }
    pages.track();
    jest.runAllTimers();
    expect(tracked()).toHaveLength(1);
  });

  test('tracks a page again when the visitor comes back to it', () => {
    const pages = createPageViews();
    for (const path of ['/x/a', '/x/b', '/x/a']) {
      pages.open(path);
      jest.runAllTimers();
    }
    expect(tracked()).toHaveLength(3);
  });

  test('tracks a page that is left early, with the title that it had', () => {
    const pages = createPageViews();
    pages.open('/x/a');
    document.title = 'Rows | X Docs';
    pages.open('/x/b', 'Columns | X Docs');
    jest.runAllTimers();
    expect(titles()).toEqual(['Columns | X Docs', 'Rows | X Docs']);
  });

  test('tracks a page before the visitor leaves the site', () => {
    createPageViews().open('/x/a');
    const state = jest.spyOn(document, 'visibilityState', 'get');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tracked()).toHaveLength(0);
    state.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    jest.runAllTimers();
    expect(titles()).toEqual(['Columns | X Docs']);
  });

  test('tracks only the page that is open when the visitor allows it again', () => {
    site.askConsent = true;
    choosePreference('consent', 'granted');
    const pages = createPageViews();
    pages.open('/x/a');
    jest.runAllTimers();
    choosePreference('consent', 'denied');
    pages.open('/x/b');
    jest.runAllTimers();
    pages.open('/x/c');
    jest.runAllTimers();
    expect(tracked()).toHaveLength(1);
    choosePreference('consent', 'granted');
    pages.track();
    jest.runAllTimers();
    expect(
      tracked().map(([, , page]) => (page as { page_location: string }).page_location),
    ).toEqual(['/x/a', '/x/c']);
  });
});
