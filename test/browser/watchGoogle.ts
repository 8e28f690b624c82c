import type { BrowserContext } from 'playwright-core';
import type { GtagCall } from './expectedTraffic';

/** What a visit asks Google for, and what it tells. */
export interface GoogleTraffic {
  /** Addresses of other hosts that were asked for anything. */
  requests: string[];
  /** What Google's script got, in order, web vitals left out. */
  calls: GtagCall[];
  vitals: GtagCall[];
}

const vitals = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];

/** Takes what was noted before it came and what follows, as Google's script does, and hands it over. */
const standIn = `
  const receive = (values) => window.receiveGtag([...values].map(
    (value) => (value instanceof Date ? 'a date' : value),
  ));
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const { push } = dataLayer;
  dataLayer.forEach(receive);
  dataLayer.push = (...items) => {
    if (!window['ga-disable-' + id]) items.forEach(receive);
    return push.apply(dataLayer, items);
  };
`;

/**
 * Puts a script of ours in the place of Google's, in every page of a profile; every other host is out
 * of reach.
 *
 * @param origin of the site
 * @param isBlocked whether a blocker refuses Google's script
 */
export async function watchGoogle(
  context: BrowserContext,
  origin: string,
  isBlocked = false,
): Promise<GoogleTraffic> {
  const traffic: GoogleTraffic = { requests: [], calls: [], vitals: [] };
  await context.exposeFunction('receiveGtag', (call: GtagCall) => {
    (vitals.includes(String(call[1])) ? traffic.vitals : traffic.calls).push(call);
  });
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const url = route.request().url();
      traffic.requests.push(url);
      if (url.startsWith('https://www.googletagmanager.com/gtag/js') && !isBlocked) {
        await route.fulfill({ contentType: 'text/javascript', body: standIn });
      } else {
        await route.abort('blockedbyclient');
      }
    },
  );
  return traffic;
}
