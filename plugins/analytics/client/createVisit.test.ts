import { waitFor } from '@testing-library/react';
import { choosePreference, resetPreferences } from '../../preferences/client';
import { readSite } from '../../../core/client/site';
import { createVisit } from './createVisit';

const site = readSite();
const address = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123';

/** Waits for events: titles are told when they rest, measures when their code is there. */
const expectEvents = (expected: string[]) =>
  waitFor(() => expect(events()).toEqual(expected), { timeout: 20_000 });

const settle = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** What was told of events, by name. */
const events = () =>
  jest
    .mocked(window.gtag)
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

test('tells the properties and then the page', async () => {
  createVisit(() => 1).openPage('/x/react-charts');
  await expectEvents(['page_view']);
  const [first] = jest.mocked(window.gtag).mock.calls;
  expect(first?.slice(0, 2)).toEqual(['set', 'user_properties']);
});

test('has the script send nothing while the visitor refuses', async () => {
  site.askConsent = true;
  choosePreference('consent', 'granted');
  await settle();
  createVisit(() => 1).openPage('/x/a');
  expect(window['ga-disable-G-ABC123']).toBe(false);
  choosePreference('consent', 'denied');
  await settle(500);
  expect(window['ga-disable-G-ABC123']).toBe(true);
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

test('tells value, difference and id of a measure', async () => {
  createVisit(() => 0);
  await expectEvents(['TTFB']);
  const [event] = jest.mocked(window.gtag).mock.calls.filter(([command]) => command === 'event');
  expect(event).toEqual([
    'event',
    'TTFB',
    { value: 120, delta: 120, id: expect.stringMatching(/^v\d+-/) as string },
  ]);
});
