/** What is told of a visit, when, and to whom: the site counts visits and asks for consent. */
import type { Page } from '@playwright/test';
import { hydrated, open } from '../support/page';
import { expect, findBar, googleScript, test, type GtagCall, type Traffic } from './fixtures';
import { pages } from './site';

test.use({
  permissions: ['clipboard-write'],
  allowedRequests: [/googletagmanager\.com\/gtag\/js/],
});

/** How long a page is given to tell what it should not, in ms: titles rest for a while before they are told. */
const pause = 900;

async function chooseInSettings(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Moves the window to another screen; the browser notices that when the size changes too. */
async function setPixelRatio(page: Page, deviceScaleFactor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: width - Math.round(deviceScaleFactor * 10),
    height,
    deviceScaleFactor,
    mobile: false,
  });
}

async function follow(page: Page, name: string): Promise<void> {
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const click = (category: string, action: string, label: string | null = null) =>
  ['event', category, { eventAction: action, eventLabel: label }] as const;

const property = (name: string, value: string | number) =>
  ['set', 'user_properties', { [name]: value }] as const;

const view = (path: string, title: string) =>
  [
    'event',
    'page_view',
    {
      page_title: `${title} | Calendar Docs`,
      page_location: path,
      productId: 'x-calendar',
      productCategoryId: 'x',
    },
  ] as const;

/** What every later event says about the page: not what was typed in its address. */
const setPage = (path: string, referrer = '') =>
  ['set', { page_location: path, page_referrer: referrer }] as const;

interface VisitStep {
  does: string;
  act(page: Page): Promise<unknown>;
  /** All that is told of it, in order. */
  tells: readonly GtagCall[];
}

/** A whole visit, but for the web vitals, whose values differ from visit to visit. */
const visit: readonly VisitStep[] = [
  {
    does: 'allows it on the overview',
    act: (page) => findBar(page).getByText('Allow').click(),
    tells: [
      ['js', 'a date'],
      setPage(pages.overview),
      ['config', 'G-TEST123', { send_page_view: false }],
      property('codeVariant', 'TS'),
      property('userLanguage', 'en'),
      property('devicePixelRatio', 1),
      property('colorSchemeOS', 'light'),
      property('colorScheme', 'light'),
      setPage(pages.overview),
      view(pages.overview, 'Calendar overview'),
    ],
  },
  {
    does: 'chooses JavaScript in the settings',
    act: (page) => chooseInSettings(page, 'JavaScript'),
    tells: [click('settings', 'open'), click('settings', 'JS'), property('codeVariant', 'JS')],
  },
  {
    does: 'switches to dark mode',
    act: (page) => page.getByRole('button', { name: 'Dark mode' }).click(),
    tells: [click('settings', 'dark'), property('colorScheme', 'dark')],
  },
  {
    does: 'follows a link to another page',
    act: (page) => follow(page, 'Ranges'),
    tells: [setPage(pages.ranges, pages.overview), view(pages.ranges, 'Ranges')],
  },
  {
    does: 'follows a link to a section',
    act: (page) => page.locator('.table-of-contents a').last().click(),
    tells: [],
  },
  {
    does: 'copies the code of a demo',
    act: (page) => page.getByRole('button', { name: 'Copy code' }).first().click(),
    tells: [click('demo', 'copy', 'docs/calendar/ranges/demos/PickedRange.tsx')],
  },
  {
    does: 'sets the operating system to dark mode',
    act: (page) => page.emulateMedia({ colorScheme: 'dark' }),
    tells: [property('colorSchemeOS', 'dark')],
  },
  {
    does: 'moves the window to a screen with other pixels',
    act: (page) => setPixelRatio(page, 1.5),
    tells: [property('devicePixelRatio', 1.5)],
  },
  {
    does: 'goes back, over the section, to the page before',
    async act(page) {
      await page.goBack();
      await page.goBack();
    },
    tells: [setPage(pages.overview, pages.ranges), view(pages.overview, 'Calendar overview')],
  },
];

test('a visit of nine steps is told call by call', async ({ page, traffic }) => {
  await open(page, pages.overview);
  let told = 0;
  for (const { does, act, tells } of visit) {
    await test.step(does, async () => {
      await act(page);
      // What is told too much, and late, is in the way of the next step.
      await expect.poll(() => traffic.calls.slice(told), does).toEqual(tells);
      told += tells.length;
    });
  }
  await page.waitForTimeout(pause);
  expect(traffic.calls.slice(told), 'nothing more is told').toEqual([]);
  expect(traffic.requests, 'only the script is asked for').toEqual([googleScript]);
});

test('who withdraws consent is rid of the script and its cookies, and nothing more is told', async ({
  page,
  traffic,
}) => {
  await open(page, `${pages.overview}?filter=typed#typed`);
  await findBar(page).getByText('Allow').click();
  await expect.poll(() => traffic.calls).toContainEqual(view(pages.overview, 'Calendar overview'));
  expect(JSON.stringify(traffic.calls)).not.toContain('typed');
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1;path=/';
    document.cookie = '_ga_TEST123=GS1.1;path=/';
  });
  await page.getByRole('button', { name: 'Settings' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('radio', { name: 'Decline' }).click();
  await reloaded;
  await hydrated(page);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  await expect(page.locator(`script[src="${googleScript}"]`)).toHaveCount(0);
  const told = traffic.calls.length;
  await follow(page, 'Ranges');
  await page.waitForTimeout(pause);
  expect(traffic.calls.slice(told)).toEqual([]);
  expect(traffic.requests).toEqual([googleScript]);
});

test('web vitals are told with a value, a difference and an id', async ({ page, traffic }) => {
  await open(page, pages.overview);
  await findBar(page).getByText('Allow').click();
  const names = () => traffic.vitals.map(([, name]) => name);
  await expect.poll(names).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  // The others are known once the visitor has done something, or has left.
  await page.mouse.click(5, 300);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(names).toEqual(expect.arrayContaining(['LCP', 'CLS']));
  for (const call of traffic.vitals) {
    expect(call).toEqual([
      'event',
      expect.any(String),
      { value: expect.any(Number), delta: expect.any(Number), id: expect.any(String) },
    ]);
  }
});

/** Uses the pages in every way that would be told, an ad that stays included. The clock is a spec's. */
async function wander(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await follow(page, 'Several days');
  await expect(page.getByText('ad by Calendar Docs')).toBeVisible();
  await page.clock.runFor(5000);
}

function expectNoTraffic({ requests, calls, vitals }: Traffic): void {
  expect([...requests, ...calls, ...vitals], 'nothing left the page').toEqual([]);
}

test('nothing is loaded or sent before consent', async ({ page, traffic }) => {
  await page.clock.install();
  await open(page, pages.overview);
  await wander(page);
  expectNoTraffic(traffic);
});

test('nothing is loaded or sent after a refusal, and the visitor is not asked again', async ({
  page,
  traffic,
}) => {
  await page.clock.install();
  await open(page, pages.overview);
  await findBar(page).getByText('Decline').click();
  await wander(page);
  await page.reload();
  await hydrated(page);
  await page.clock.runFor(5000);
  await expect(findBar(page)).toBeHidden();
  expectNoTraffic(traffic);
});

const signals = {
  'Do Not Track': { name: 'doNotTrack', value: '1' },
  'Global Privacy Control': { name: 'globalPrivacyControl', value: true },
} as const;

for (const [signal, property] of Object.entries(signals)) {
  test.describe(`with ${signal}`, () => {
    test.use({ consent: 'granted' });

    test('nothing is loaded or sent, whatever was answered before', async ({ page, traffic }) => {
      await page.addInitScript(({ name, value }) => {
        Object.defineProperty(navigator, name, { value });
      }, property);
      await page.clock.install();
      await open(page, pages.overview);
      await wander(page);
      await expect(findBar(page)).toBeHidden();
      await page.getByRole('button', { name: 'Settings' }).click();
      const group = page.getByRole('group', { name: 'Analytics and third-party ads' });
      await expect(group.getByRole('radio', { name: 'Allow' })).toBeDisabled();
      expectNoTraffic(traffic);
    });
  });
}

test('an answer holds in another tab', async ({ page, context, traffic }) => {
  await open(page, pages.overview);
  await expect(findBar(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, pages.overview);
  await findBar(other).getByText('Allow').click();
  await expect(findBar(page)).toBeHidden();
  const views = () => traffic.calls.filter(([, name]) => name === 'page_view');
  await expect.poll(views).toHaveLength(2);
  await page.waitForTimeout(pause);
  expect(views(), 'each tab tells its page once').toHaveLength(2);
});

test('a reset of all settings asks again', async ({ page }) => {
  await open(page, pages.overview);
  await findBar(page).getByText('Allow').click();
  await expect(findBar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(findBar(page)).toBeVisible();
});

test.describe('where Google is blocked', () => {
  test.use({ blocksGoogle: true });

  test('pages work and log nothing', async ({ page, traffic }) => {
    await open(page, pages.overview);
    await findBar(page).getByText('Allow').click();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await follow(page, 'Ranges');
    await page.waitForTimeout(pause);
    expect(traffic.requests).toEqual([googleScript]);
  });
});

test('where storage is blocked, an answer holds on the page', async ({ page, traffic }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, pages.overview);
  await findBar(page).getByText('Allow').click();
  await expect(findBar(page)).toBeHidden();
  await expect.poll(() => traffic.calls).toContainEqual(view(pages.overview, 'Calendar overview'));
});
