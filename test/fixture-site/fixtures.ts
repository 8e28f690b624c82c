/**
 * `test` of the specs that look at the small site: the visitor's answer to its question is given, and
 * every other host is answered for.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures';
import { fixture } from './site';

/** One call of `gtag`, as Google's script gets it. */
export type GtagCall = readonly unknown[];

/** What pages ask other hosts for, and what they tell Google. */
export interface Traffic {
  /** Addresses, in order. */
  requests: string[];
  /** What Google's script got, in order, web vitals left out. */
  calls: GtagCall[];
  vitals: GtagCall[];
}

type Consent = 'granted' | 'denied';

interface Fixtures {
  /** What the visitor has answered before; by default they are asked. */
  consent: Consent | undefined;
  /** Whether a blocker refuses Google's script. */
  blocksGoogle: boolean;
  traffic: Traffic;
}

/** What may be asked of Google. */
export const googleScript = 'https://www.googletagmanager.com/gtag/js?id=G-TEST123';

/** The hosts of its versions, which are reached where a spec serves them. */
const ownOrigins = [fixture.url, ...fixture.versions.map(({ host }) => host)];

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

/** Notes what pages ask other hosts for; only Google's script is there, and a spec's own routes. */
async function watchTraffic(
  context: BrowserContext,
  origin: string,
  blocksGoogle: boolean,
): Promise<Traffic> {
  const traffic: Traffic = { requests: [], calls: [], vitals: [] };
  await context.exposeFunction('receiveGtag', (call: GtagCall) => {
    (vitals.includes(String(call[1])) ? traffic.vitals : traffic.calls).push(call);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) {
      traffic.requests.push(url);
    }
  });
  await context.route(
    ({ origin: asked }) => asked !== origin && !ownOrigins.includes(asked),
    (route) =>
      route.request().url() === googleScript && !blocksGoogle
        ? route.fulfill({ contentType: 'text/javascript', body: standIn })
        : route.abort('blockedbyclient'),
  );
  return traffic;
}

/** Makes every page of a profile one whose visitor has answered before. */
export async function answerConsent(context: BrowserContext, consent: Consent): Promise<void> {
  await context.addInitScript((answer) => {
    // A tab begins empty, and has no storage then.
    if (location.protocol !== 'about:') {
      localStorage.setItem('docs-cookie-consent', answer);
    }
  }, consent);
}

export const test = base.extend<Fixtures>({
  consent: [undefined, { option: true }],
  blocksGoogle: [false, { option: true }],
  traffic: [
    async ({ watch: _, context, site, consent, blocksGoogle }, use) => {
      const traffic = await watchTraffic(context, site.origin, blocksGoogle);
      if (consent) {
        await answerConsent(context, consent);
      }
      await use(traffic);
    },
    { auto: true },
  ],
});

/** The bar that asks a visitor for consent. */
export const findBar = (page: Page) => page.getByRole('region', { name: 'Consent' });

export { expect };
