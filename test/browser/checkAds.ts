import type { Browser, BrowserContext, Page } from 'playwright-core';
import site from '../../site';
import { mapConcurrently } from '../../plugins/shared/server/mapConcurrently';
import type { Site } from '../../plugins/shared/types';
import { toContentSecurityPolicy } from '../../plugins/versions/server/toContentSecurityPolicy';
import { checkAccessibility } from './checkAccessibility';
import type { Check } from './check';
import { openContext } from './openContext';
import { checkLayoutShift, watchLayoutShift } from './watchLayoutShift';

/** Where the provider of these visits is; nothing is sent to it. */
const provider = 'https://ads.example.com';

const script = {
  kind: 'script',
  src: `${provider}/ad.js`,
  placement: '#provider-ad',
  backers: `${provider}/backers`,
} as const;
const feed = { kind: 'feed', url: `${provider}/ads.json` } as const;

/** A provider's script, which draws a link. */
const renderScript = (href: string) =>
  `document.currentScript.insertAdjacentHTML('afterend', '<p id="provider-ad" style="margin:0"><a href="${href}">Drawn by a script</a></p>');`;

const feedAd = {
  statlink: 'https://shop.example.com/',
  statimp: `${provider}/seen.svg`,
  image: `${provider}/picture.svg`,
  company: 'Shop',
  description: '<b>Everything</b> that a feed may say. '.repeat(20),
};

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 100"/>';

interface Visit {
  what: string;
  /** What the owner sets. */
  ads?: Site['ads'];
  /** What the provider answers; nothing: the request fails, as behind a blocker. */
  answer?: string;
  /** What every random number is. */
  random: number;
  userAgent?: string;
  /** What the slot says in the end. */
  shows: RegExp;
}

const own = /ad by X Docs$/;

/** Every way in which a slot can end. */
const visits: readonly Visit[] = [
  { what: 'an ad of its own', random: 0.5, shows: own },
  { what: 'an ad of its own as text', random: 0.1, shows: own },
  {
    what: 'an ad of a script',
    ads: script,
    answer: renderScript('https://shop.example.com'),
    random: 0.5,
    shows: /Drawn by a script$/,
  },
  {
    what: 'the page for backers',
    ads: script,
    answer: renderScript(script.backers),
    random: 0.5,
    shows: own,
  },
  { what: 'a message to whoever blocks ads', ads: script, random: 0.1, shows: /Thank you/ },
  { what: 'an ad of its own behind a blocker', ads: script, random: 0.5, shows: own },
  {
    what: 'an ad of a feed',
    ads: feed,
    answer: JSON.stringify({ ads: [feedAd] }),
    random: 0.5,
    shows: /Shop <b>Everything<\/b> that.*ad by shop/s,
  },
  {
    what: 'an ad of its own for a feed without one',
    ads: feed,
    answer: '<html>',
    random: 0.5,
    shows: own,
  },
  {
    what: 'nothing when an ad crashes',
    ads: { ...script, placement: '#[' },
    random: 0.5,
    shows: /^$/,
  },
  { what: 'nothing for a crawler', random: 0.5, userAgent: 'Some bot/1.0', shows: /^$/ },
];

/** Windows, with the height that is reserved in each, in px. */
const windows = [
  { width: 1280, reserved: 126 },
  { width: 320, reserved: 142 },
] as const;

/** Gives the page the policy that a build with these ads has. */
async function addPolicy(
  context: BrowserContext,
  address: string,
  ads: Site['ads'],
): Promise<void> {
  await context.route(address, async (route) => {
    // The server closes a connection that was idle for long; a request may be on its way on it.
    const response = await route.fetch({ maxRetries: 2, timeout: 0 });
    const headers = response.headers();
    const name = 'content-security-policy';
    const hashes = headers[name]?.match(/'sha256-[^']+'/g) ?? [];
    const policy = toContentSecurityPolicy({ ...site, ads }, hashes);
    await route.fulfill({ response, headers: { ...headers, [name]: policy } });
  });
}

/** Answers for the provider, and gives the built site another `site.ads`. */
async function addAnswers(context: BrowserContext, { ads, answer }: Visit): Promise<void> {
  await context.route(`${provider}/**`, (route) => {
    if (route.request().url().endsWith('.svg')) {
      return route.fulfill({ contentType: 'image/svg+xml', body: picture });
    }
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return answer === undefined ? route.abort() : route.fulfill({ headers, body: answer });
  });
  await context.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    // The server closes a connection that was idle for long; a request may be on its way on it.
    const response = await route.fetch({ maxRetries: 2, timeout: 0 });
    const body = await response.text();
    const set = ads ? `ads:${JSON.stringify(ads)},` : '';
    const changed = body.replace(/(?=basePath:")/, set);
    await (set && changed === body ? route.abort() : route.fulfill({ response, body: changed }));
  });
}

/** Returns what the slot says and how high it is, once it shows what it should, or after eight seconds. */
async function readSlot(page: Page, shows: RegExp): Promise<{ text: string; height: number }> {
  const slot = page.locator('aside[data-no-print]');
  const read = async () =>
    (await slot.evaluate((element: HTMLElement) => element.innerText)).replace(
      /^Advertisement\s*/,
      '',
    );
  // What shows nothing might still change.
  await page.waitForTimeout(shows.test('') ? 1500 : 0);
  for (let waited = 0; waited < 8000 && !shows.test(await read()); waited += 200) {
    await page.waitForTimeout(200);
  }
  return { text: await read(), height: (await slot.boundingBox())?.height ?? 0 };
}

async function look(
  browser: Browser,
  address: string,
  visit: Visit,
  { width, reserved }: (typeof windows)[number],
): Promise<Check[]> {
  const { what, random, userAgent, shows } = visit;
  const record = (name: string, problems: readonly string[]) => ({
    name: `slot with ${what}, ${width} px: ${name}`,
    problems,
  });
  const context = await openContext(browser, {
    viewport: { width, height: 900 },
    serviceWorkers: 'block',
    ...(userAgent && { userAgent }),
  });
  try {
    await context.addInitScript((number) => {
      Math.random = () => number;
      // Events are not what is looked at.
      window.gtag = () => {};
    }, random);
    await addPolicy(context, address, visit.ads);
    await addAnswers(context, visit);
    const page = await context.newPage();
    await watchLayoutShift(page);
    await page.goto(address);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    const { text, height } = await readSlot(page, shows);
    return [
      record('shows it', shows.test(text) ? [] : [`it says "${text}"`]),
      record('has its height', height === reserved ? [] : [`it is ${height} px high`]),
      record('moves nothing', await checkLayoutShift(page)),
      record('is accessible', await checkAccessibility(page, 'current')),
    ];
  } catch (error) {
    return [record('can be looked at', [(error as Error).message])];
  } finally {
    await context.close();
  }
}

/**
 * Visits a page as often as a slot can end otherwise, each time with the built site's own code: only
 * `site.ads` and the policy that follows from it, chance and what the provider answers are replaced.
 * The page never moves.
 */
export async function checkAds(browser: Browser, address: string): Promise<Check[]> {
  const all = visits.flatMap((visit) => windows.map((size) => ({ visit, size })));
  const checks: Check[] = [];
  await mapConcurrently(all, 3, async ({ visit, size }) => {
    checks.push(...(await look(browser, address, visit, size)));
  });
  return checks;
}
