import { readSite } from '../../../core/client/site';
import { choosePreference, resetPreferences } from '../../preferences/client';
import { track } from '.';

const site = readSite();
const event = { name: 'ad', eventAction: 'click', eventLabel: 'in-house-body-top-image' } as const;

beforeEach(() => {
  window.gtag = jest.fn();
});

afterEach(() => {
  delete site.askConsent;
  resetPreferences();
});

test('tracks the event by its name', () => {
  track(event);
  expect(jest.mocked(window.gtag!).mock.calls).toEqual([
    ['event', 'ad', { eventAction: 'click', eventLabel: 'in-house-body-top-image' }],
  ]);
});

test('tracks nothing before consent, and nothing after a refusal', () => {
  site.askConsent = true;
  track(event);
  choosePreference('consent', 'granted');
  track(event);
  choosePreference('consent', 'denied');
  track(event);
  expect(window.gtag).toHaveBeenCalledTimes(1);
});
