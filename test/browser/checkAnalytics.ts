import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Check } from './check';
import { checkConsentBar } from './checkConsentBar';
import { expectedTraffic, type GtagCall } from './expectedTraffic';
import { openContext } from './openContext';
import { pause, visitSteps } from './visitSteps';
import { watchGoogle, type GoogleTraffic } from './watchGoogle';
import { watchPage } from './watchPage';

/** A look at one visit; returns what is wrong. */
type Look = (page: Page, traffic: GoogleTraffic, context: BrowserContext) => Promise<string[]>;

const script = 'https://www.googletagmanager.com/gtag/js?id=G-TEST123';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  await page.waitForTimeout(pause);
}

const bar = (page: Page) => page.getByRole('region', { name: 'Consent' });

/** Uses the page in every way that would be told. */
async function wander(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Sorting' }).click();
  await page.waitForTimeout(pause);
}

/** What was asked for or told, where nothing may be. */
const listTraffic = ({ requests, calls, vitals }: GoogleTraffic): string[] =>
  [...requests, ...calls, ...vitals].map((item) => `${JSON.stringify(item)} left the page`);

function compareCalls(does: string, found: readonly GtagCall[], expected: readonly GtagCall[]) {
  const toText = (calls: readonly GtagCall[]) =>
    calls.map((call) => JSON.stringify(call)).join('\n      ') || 'nothing';
  return toText(found) === toText(expected)
    ? []
    : [`${does}: told\n      ${toText(found)}\n    expected\n      ${toText(expected)}`];
}

/** Makes the visit of ten steps. */
async function visit(page: Page, { calls }: GoogleTraffic): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, { does, tells }] of expectedTraffic.entries()) {
    calls.length = 0;
    await visitSteps[index]?.(page);
    await page.waitForTimeout(pause);
    problems.push(...compareCalls(does, calls, tells));
  }
  return problems;
}

/** Measures are told with a value, a difference and an id, some of them when the page is left. */
async function checkVitals(page: Page, { vitals }: GoogleTraffic): Promise<string[]> {
  await bar(page).getByText('Allow').click();
  await page.waitForTimeout(pause);
  await page.mouse.click(5, 300);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForTimeout(pause);
  const names = new Set(vitals.map(([, name]) => name));
  const wrong = vitals.filter(([, , given]) => {
    const { value, delta, id, ...rest } = given as Record<string, unknown>;
    const types = [typeof value, typeof delta, typeof id].join();
    return types !== 'number,number,string' || Object.keys(rest).length > 0;
  });
  return [
    ...['FCP', 'LCP', 'CLS', 'TTFB'].filter((name) => !names.has(name)).map((name) => `no ${name}`),
    ...wrong.map((call) => `${JSON.stringify(call)} is no measure`),
  ];
}

/** Refuses by a signal of the browser, whatever is kept; the settings say so. */
async function checkRefusal(page: Page, traffic: GoogleTraffic): Promise<string[]> {
  const hasBar = await bar(page).isVisible();
  await wander(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const group = page.getByRole('group', { name: 'Analytics and outside ads' });
  const isDisabled = await group.getByRole('radio', { name: 'Allow' }).isDisabled();
  return [
    ...listTraffic(traffic),
    hasBar ? 'the bar is there' : '',
    isDisabled ? '' : 'the settings let the visitor allow it',
  ].filter(Boolean);
}

/** The looks by what they show, and what the browser does before the page is opened. */
const looks: readonly { name: string; look: Look; init?: string; isBlocked?: boolean }[] = [
  {
    name: 'tells what is expected of a visit of ten steps',
    look: visit,
  },
  {
    name: 'asks Google for its script, and for nothing else',
    async look(page, { requests }) {
      await bar(page).getByText('Allow').click();
      await wander(page);
      return requests.join() === script ? [] : [`requests: ${requests.join(', ')}`];
    },
  },
  { name: 'tells web vitals', look: checkVitals },
  {
    name: 'sends nothing before consent',
    async look(page, traffic) {
      await wander(page);
      return listTraffic(traffic);
    },
  },
  {
    name: 'sends nothing after a refusal, and does not ask again',
    async look(page, traffic) {
      await bar(page).getByText('Decline').click();
      await wander(page);
      await open(page, page.url());
      await wander(page);
      const again = (await bar(page).isVisible()) ? ['the bar is there again'] : [];
      return [...listTraffic(traffic), ...again];
    },
  },
  {
    name: 'sends nothing with Do Not Track',
    init: `Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
      localStorage.setItem('docs-cookie-consent', 'granted');`,
    look: checkRefusal,
  },
  {
    name: 'sends nothing with Global Privacy Control',
    init: `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      localStorage.setItem('docs-cookie-consent', 'granted');`,
    look: checkRefusal,
  },
  {
    name: 'follows the answer in another tab',
    async look(page, traffic, context) {
      const other = await context.newPage();
      await open(other, page.url());
      await bar(other).getByText('Allow').click();
      await bar(page).waitFor({ state: 'hidden' });
      await page.waitForTimeout(pause);
      const own = traffic.calls.filter(([, name]) => name === 'page_view');
      return own.length === 2 ? [] : [`${own.length} page views of two tabs`];
    },
  },
  {
    name: 'asks again after a reset of all settings',
    init: `localStorage.setItem('docs-cookie-consent', 'granted');`,
    async look(page) {
      const before = await bar(page).isVisible();
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Reset all' }).click();
      await page.waitForTimeout(pause);
      return !before && (await bar(page).isVisible()) ? [] : ['the bar is not there'];
    },
  },
  {
    name: 'works where Google is blocked',
    isBlocked: true,
    async look(page, { requests }) {
      const { logged } = watchPage(page, '');
      await bar(page).getByText('Allow').click();
      await wander(page);
      const own = logged.filter((line) => !line.includes('googletagmanager.com'));
      return [...own, ...(requests.join() === script ? [] : ['the script was not asked for'])];
    },
  },
  {
    name: 'works where the browser keeps nothing',
    init: `Object.defineProperty(window, 'localStorage', {
      get() { throw new DOMException('blocked', 'SecurityError'); },
    });`,
    async look(page, { calls }) {
      await bar(page).getByText('Allow').click();
      await page.waitForTimeout(pause);
      return calls.length > 2 ? [] : ['nothing is told'];
    },
  },
];

/** Looks at visits to a site that counts them and asks for consent, one profile each. */
export async function checkAnalytics(browser: Browser, address: string): Promise<Check[]> {
  const { origin } = new URL(address);
  const checks: Check[] = [];
  for (const { name, look, init, isBlocked } of looks) {
    const context = await openContext(browser, { permissions: ['clipboard-write'] });
    try {
      const traffic = await watchGoogle(context, origin, isBlocked);
      if (init) {
        await context.addInitScript({ content: init });
      }
      const page = await context.newPage();
      await open(page, address);
      checks.push({ name: `analytics: ${name}`, problems: await look(page, traffic, context) });
    } catch (error) {
      checks.push({ name: `analytics: ${name}`, problems: [(error as Error).message] });
    } finally {
      await context.close();
    }
  }
  return [...checks, ...(await checkConsentBar(browser, address))];
}
