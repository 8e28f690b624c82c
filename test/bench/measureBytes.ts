import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { createSiteServer } from '../../cli/serve/siteServer';
import { launchBrowser } from '../support/browser';
import type { Figure } from './figure';

/** What a page brings, in bytes of gzip. */
interface PageBytes {
  script: number;
  stylesheet: number;
}

/** Adds up the scripts and stylesheets that a page loads until `ready` is there. */
async function collectBytes(browser: Browser, url: string, ready: string): Promise<PageBytes> {
  const page = await browser.newPage();
  const bytes = { script: 0, stylesheet: 0 };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script' || type === 'stylesheet') {
      pending.push(response.body().then((body) => void (bytes[type] += gzipSync(body).length)));
    }
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  await page.close();
  return bytes;
}

const toKilobytes = (bytes: number) => bytes / 1000;

/** What a visitor loads for a guide page without a demo, and for one with a grid. */
export async function measureBytes(): Promise<Figure[]> {
  const server = createSiteServer(path.resolve(__dirname, '../../build'));
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await launchBrowser();
  try {
    const text = await collectBytes(browser, `${origin}/x/introduction/installation`, 'h1');
    const grid = await collectBytes(
      browser,
      `${origin}/x/react-data-grid/quickstart`,
      '[data-demo-state="ready"]',
    );
    return [
      { name: 'JavaScript of a guide page', value: toKilobytes(text.script), unit: 'kB' },
      { name: 'CSS of a guide page', value: toKilobytes(text.stylesheet), unit: 'kB' },
      { name: 'JavaScript with one grid demo', value: toKilobytes(grid.script), unit: 'kB' },
      { name: 'CSS with one grid demo', value: toKilobytes(grid.stylesheet), unit: 'kB' },
    ];
  } finally {
    await browser.close();
    server.close();
  }
}
