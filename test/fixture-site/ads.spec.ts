/**
 * Every way in which the ad of another party can end, with the built site's own code: only what the
 * provider answers, chance and, for a provider with a script, `site.ads` are replaced. Nothing moves.
 */
import type { BrowserContext, Page } from '@playwright/test';
import type { AdProvider } from '../../core/types';
import { toContentSecurityPolicy } from '../../deploy/responseHeaders';
import { expectAccessible } from '../support/accessibility';
import { expectStill, watchLayoutShift } from '../support/layoutShift';
import { open } from '../support/page';
import { expect, googleScript, test } from './fixtures';
import { fixture, pages } from './site';

const provider = 'https://ads.example.com';

const script = {
  kind: 'script',
  src: `${provider}/ad.js`,
  placement: '#provider-ad',
  backers: `${provider}/backers`,
} as const;

/** A provider's script, which draws a link. */
const renderScript = (href: string) =>
  `document.currentScript.insertAdjacentHTML('afterend', '<p id="provider-ad" style="margin:0"><a href="${href}">Drawn by a script</a></p>');`;

const feedAd = {
  statlink: 'https://shop.example.com/',
  statimp: `${provider}/seen.svg`,
  image: `${provider}/picture.svg`,
  company: 'Shop',
  description: '<b>Everything</b> that a feed may say. '.repeat(20),
  pixel: `${provider}/one.svg?[timestamp]||${provider}/two.svg`,
  timestamp: 42,
};

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 100"/>';

interface Visit {
  what: string;
  /** What the owner sets in the place of the feed. */
  ads?: AdProvider;
  /** What the provider answers; nothing: the request fails, as behind a blocker. */
  answer?: string;
  /** Whether the answer comes when a blocker has been assumed. */
  isLate?: boolean;
  /** What every random number is. */
  random?: number;
  /** What the slot says in the end. */
  shows: RegExp;
  /** What is told of it, in order. */
  tells: readonly (readonly [action: string, label: string])[];
}

const own = /Compare two versions.*ad by Calendar Docs$/s;

const visits: readonly Visit[] = [
  {
    what: 'an ad of the feed, as text',
    answer: JSON.stringify({ ads: [feedAd] }),
    shows: /^Shop <b>Everything<\/b> that.*…\s*ad by shop\.example\.com$/s,
    tells: [['display', 'feed-body-top-image']],
  },
  {
    what: 'an in-house ad when the feed has none',
    answer: '<html>',
    shows: own,
    tells: [['display', 'in-house-body-top-image']],
  },
  {
    what: 'an in-house ad when the feed cannot be reached',
    shows: own,
    tells: [['display', 'in-house-body-top-image']],
  },
  {
    what: 'what a script draws',
    ads: script,
    answer: renderScript('https://shop.example.com'),
    shows: /^Drawn by a script$/,
    tells: [['display', 'script-body-top-image']],
  },
  {
    what: 'an in-house ad in the place of the link for backers',
    ads: script,
    answer: renderScript(script.backers),
    shows: own,
    tells: [['display', 'in-house-backers-body-top-image']],
  },
  {
    what: 'a message behind a blocker, one time in five',
    ads: script,
    random: 0.1,
    shows: /^If you like this library.*Thank you/s,
    tells: [['display', 'in-house-adblock-body-top-inline']],
  },
  {
    what: 'an in-house ad behind a blocker, the other times',
    ads: script,
    shows: own,
    tells: [['display', 'in-house-body-top-image']],
  },
  {
    what: 'what a script draws late, after a blocker was assumed',
    ads: script,
    answer: renderScript('https://shop.example.com'),
    isLate: true,
    shows: /^Drawn by a script$/,
    tells: [
      ['display', 'in-house-body-top-image'],
      ['display', 'script-body-top-image'],
    ],
  },
  {
    what: 'nothing when an ad crashes',
    ads: { ...script, placement: '#[' },
    answer: renderScript('https://shop.example.com'),
    shows: /^$/,
    tells: [['crash', 'unknown-body-top-image']],
  },
];

/** Gives the built site another `site.ads`, and the page the policy that its build would have. */
async function replaceProvider(context: BrowserContext, ads: AdProvider): Promise<void> {
  await context.route(`**${pages.several}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const name = 'content-security-policy';
    const hashes = headers[name]?.match(/'sha256-[^']+'/g) ?? [];
    const policy = toContentSecurityPolicy({ ...fixture, ads }, hashes);
    const body = (await response.text()).replace(/<meta http-equiv="Content-Security[^>]*>/, '');
    await route.fulfill({ response, body, headers: { ...headers, [name]: policy } });
  });
  await context.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const changed = body.replace(/(?<=[,{]ads:)\{[^}]*\}/, JSON.stringify(ads));
    await (changed === body ? route.abort() : route.fulfill({ response, body: changed }));
  });
}

/** Answers for the provider, as soon as it may. */
async function answerForProvider(
  context: BrowserContext,
  answer: string | undefined,
  mayAnswer: Promise<void> = Promise.resolve(),
): Promise<void> {
  await context.route(`${provider}/**`, async (route) => {
    if (new URL(route.request().url()).pathname.endsWith('.svg')) {
      return route.fulfill({ contentType: 'image/svg+xml', body: picture });
    }
    await mayAnswer;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return answer === undefined ? route.abort() : route.fulfill({ headers, body: answer });
  });
}

/** Windows, with the height that is reserved in each, in px. */
const windows = [
  { width: 1280, reserved: 126 },
  { width: 320, reserved: 142 },
] as const;

const findSlot = (page: Page) => page.locator('aside[data-no-print]');

test.describe('the slot', () => {
  test.use({
    consent: 'granted',
    allowedRequests: [/googletagmanager\.com|ads\.example\.com/],
    // What React says of a crash that a boundary caught is for the page's owner.
    allowedLogs: [/'#\[' is not a valid selector/],
  });

  for (const visit of visits) {
    for (const { width, reserved } of windows) {
      // What fills the slot is the same code in both; its heights are looked at where texts are longest.
      const isEveryday = width === 1280 || visit.what.startsWith('an ad of the feed');
      const tag = isEveryday ? [] : ['@all'];
      test(`shows ${visit.what}, ${width} px`, { tag }, async ({ page, context, traffic }) => {
        const { ads, answer, isLate = false, random = 0.5, shows, tells } = visit;
        await context.addInitScript((number) => {
          Math.random = () => number;
        }, random);
        if (ads) {
          await replaceProvider(context, ads);
        }
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await answerForProvider(context, answer, isLate ? released : undefined);
        await page.clock.install();
        await page.setViewportSize({ width, height: 900 });
        await watchLayoutShift(page);
        await open(page, pages.several);
        const slot = findSlot(page);
        const read = async () =>
          (await slot.evaluate((element: HTMLElement) => element.innerText))
            .replace(/^Advertisement\s*/, '')
            .trim();
        /** Lets some time pass, and returns what was told by then. */
        const tellsLater = async () => {
          await page.clock.runFor(500);
          return traffic.calls.flatMap(([, name, given]) =>
            name === 'ad' ? [Object.values(given as Record<string, unknown>)] : [],
          );
        };
        if (isLate) {
          await expect.poll(tellsLater).toEqual([['display', 'in-house-body-top-image']]);
          expect(await read()).toMatch(own);
          release();
        }
        // What is told comes last, and only of what stayed for a while.
        await expect.poll(tellsLater).toEqual(tells);
        await page.clock.runFor(5000);
        expect(await tellsLater(), 'nothing is told twice').toEqual(tells);
        expect(await read()).toMatch(shows);
        expect(await slot.boundingBox()).toMatchObject({ height: reserved });
        await expectStill(page);
        // An in-house ad is looked at on the site that has no other.
        if (shows !== own) {
          await expectAccessible(page, { within: 'main' });
        }
      });
    }
  }
});

test.describe('what a feed sends', () => {
  test.use({ consent: 'granted', allowedRequests: [/googletagmanager\.com|ads\.example\.com/] });

  test('is counted by its pictures, and its link is marked as sponsored', async ({
    page,
    context,
    traffic,
  }) => {
    await answerForProvider(context, JSON.stringify({ ads: [feedAd] }));
    // One ad in a few has no picture.
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await open(page, pages.several);
    const link = findSlot(page).getByRole('link');
    await expect(link).toHaveAttribute('href', feedAd.statlink);
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect
      .poll(() => traffic.requests.filter((url) => url.startsWith(provider)).toSorted())
      .toEqual([
        `${provider}/ads.json`,
        `${provider}/one.svg?42`,
        `${provider}/picture.svg`,
        `${provider}/seen.svg`,
        `${provider}/two.svg`,
      ]);
    await link.evaluate((element) =>
      element.addEventListener('click', (event) => event.preventDefault()),
    );
    await link.click();
    await expect
      .poll(() => traffic.calls)
      .toContainEqual(['event', 'ad', { eventAction: 'click', eventLabel: 'feed-body-top-image' }]);
  });

  test('is left out where its address is not https', async ({ page, context, traffic }) => {
    const answers = [
      { ...feedAd, statlink: 'javascript:alert(1)' },
      { ...feedAd, statlink: 'http://shop.example.com/' },
    ];
    await answerForProvider(context, JSON.stringify({ ads: answers }));
    await open(page, pages.several);
    await expect(findSlot(page)).toContainText('ad by Calendar Docs');
    const asked = traffic.requests.filter((url) => url === `${provider}/ads.json`);
    expect(asked, 'it is asked ten times').toHaveLength(10);
  });
});

test.describe('on a page that wants no ads', () => {
  test.use({ consent: 'granted', allowedRequests: [/googletagmanager\.com/] });

  test('nobody is asked for one', async ({ page, traffic }) => {
    await page.clock.install();
    await open(page, pages.overview);
    await expect.poll(() => traffic.requests).toEqual([googleScript]);
    await page.clock.runFor(5000);
    await expect(findSlot(page)).toHaveCount(0);
    expect(traffic.requests).toEqual([googleScript]);
  });
});
