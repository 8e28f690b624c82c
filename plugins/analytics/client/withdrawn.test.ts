import { readSite } from '../../../core/client/site';
import { choosePreference } from '../../preferences/client';
import beginVisit from './beginVisit';

const settle = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

test('nothing is loaded when the visitor withdraws while the code of analytics loads', async () => {
  Object.assign(readSite(), { askConsent: true, analytics: { measurementId: 'G-ABC123' } });
  window.gtag = jest.fn();
  document.head.innerHTML = '<script type="application/json" data-analytics="/gtag.js"></script>';
  choosePreference('consent', 'granted');
  await settle();
  const location = { pathname: '/x/a', hash: '' };
  beginVisit.onRouteDidUpdate?.({ location: location as never, previousLocation: null });
  choosePreference('consent', 'denied');
  await import('./visit');
  await settle(100);
  expect(document.querySelector('script[src]')).toBeNull();
  expect(window.gtag).not.toHaveBeenCalled();
});
