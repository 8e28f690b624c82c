import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { serve } from '../support/served';
import { launchBrowser } from '../support/browser';
import type { Figure } from './figure';
import { toMedian } from './toMedian';

/** A page with ten demos. */
const pathname = '/x/react-data-grid/style';

/** How much slower the processor is made: as a phone of the middle class is. */
const slowdown = 4;

const rounds = 3;

declare global {
  interface Window {
    /** For how long the main thread was busy in one go beyond 50 ms, task by task, in ms. */
    blocked: number[];
  }
}

/** Weighs the scripts and styles, gzipped, that come to the page until it is asked, in bytes. */
function countBytes(page: Page): () => Promise<number> {
  const pending: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) {
      pending.push(response.body().then((body) => gzipSync(body).length));
    }
  };
  page.on('response', weigh);
  return async () => {
    page.off('response', weigh);
    return (await Promise.all(pending)).reduce((sum, size) => sum + size, 0);
  };
}

/** Scrolls to a demo that was not near yet, and returns the time until it is live, in ms. */
async function measureScroll(page: Page): Promise<number> {
  const last = page.locator('[data-demo]').last();
  const started = performance.now();
  await last.evaluate((demo) => demo.scrollIntoView());
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-demo]')].at(-1)?.matches('[data-demo-state="ready"]'),
    undefined,
    { polling: 'raf' },
  );
  return performance.now() - started;
}

async function measureOnce(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    const count = countBytes(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      window.blocked = [];
      new PerformanceObserver((list) => {
        window.blocked.push(...list.getEntries().map(({ duration }) => duration - 50));
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    // The first demo is seen at once, and comes when the network has rested already.
    await page.waitForSelector('[data-demo-state="ready"]');
    await page.waitForTimeout(1000);
    const bytes = await count();
    const blocked = await page.evaluate(() => window.blocked.reduce((sum, ms) => sum + ms, 0));
    const scroll = await measureScroll(page);
    return { bytes, blocked, scroll };
  } finally {
    await page.close();
  }
}

/** What a page with ten demos costs a visitor before and after it is scrolled. */
export async function measureDemoPage(): Promise<Figure[]> {
  const { origin, close } = await serve(path.resolve(__dirname, '../../build'));
  const browser = await launchBrowser();
  try {
    const taken = [];
    for (let round = 0; round < rounds; round += 1) {
      taken.push(await measureOnce(browser, origin + pathname));
    }
    return [
      {
        name: 'Scripts and styles of a page with ten demos, before scrolling',
        value: toMedian(taken.map(({ bytes }) => bytes)) / 1000,
        unit: 'kB',
      },
      {
        name: `Long tasks while it loads, beyond 50 ms each, processor ${slowdown} times slower`,
        value: toMedian(taken.map(({ blocked }) => blocked)),
        unit: 'ms',
      },
      {
        name: `From scrolling to the last demo until it is live, processor ${slowdown} times slower`,
        value: toMedian(taken.map(({ scroll }) => scroll)),
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
    close();
  }
}
