import { waitFor } from '@testing-library/react';
import { readSite } from '../../../core/client/site';
import { choosePreference, resetPreferences } from '../../preferences/client';
import beginVisit from './beginVisit';

const site = readSite();
const settle = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a page as Docusaurus does, and sets its title a moment later. */
function open(pathname: string, previous?: string, hash = ''): void {
  beginVisit.onRouteDidUpdate?.({
    location: { pathname, hash } as never,
    previousLocation: previous === undefined ? null : ({ pathname: previous } as never),
  });
  document.title = `Title of ${pathname}`;
}

const views = () =>
  jest
    .mocked(window.gtag)
    .mock.calls.filter(([, name]) => name === 'page_view')
    .map(([, , page]) => {
      const { page_location: path, page_title: title } = page as Record<string, string>;
      return `${path}: ${title}`;
    });

// Code is loaded and titles settle slowly on a busy machine.
const expectViews = (expected: string[]) =>
  waitFor(() => expect(views()).toEqual(expected), { timeout: 20_000 });

test('counts from the moment the visitor allows it, every page once', async () => {
  site.askConsent = true;
  site.analytics = { measurementId: 'G-ABC123' };
  window.gtag = jest.fn();
  open('/x/a');
  open('/x/b', '/x/a');
  await settle(500);
  expect(window.gtag).not.toHaveBeenCalled();

  choosePreference('consent', 'granted');
  await expectViews(['/x/b: Title of /x/b']);

  open('/x/b', '/x/b', '#hash');
  await settle(500);
  await expectViews(['/x/b: Title of /x/b']);

  // One page after the other, faster than their titles are known.
  open('/x/c', '/x/b');
  await settle();
  open('/x/d', '/x/c');
  await expectViews(['/x/b', '/x/c', '/x/d'].map((path) => `${path}: Title of ${path}`));

  delete site.askConsent;
  delete site.analytics;
  resetPreferences();
});

test('a page in a frame of another one is no visit', async () => {
  const parent = jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  site.analytics = { measurementId: 'G-ABC123' };
  window.gtag = jest.fn();
  open('/x/playground');
  open('/x/b', '/x/playground');
  await settle(500);
  expect(window.gtag).not.toHaveBeenCalled();
  parent.mockRestore();
  delete site.analytics;
});
