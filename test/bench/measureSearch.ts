import path from 'node:path';
import type { Browser } from '@playwright/test';
import { serve } from '../support/served';
import { launchBrowser } from '../support/browser';
import type { Figure } from './figure';
import { toMedian } from './toMedian';

/** A page whose visitor searches, and what for. */
const pathname = '/x/introduction/installation';
const query = 'sorting';

/** A slow line of a phone: 1.6 Mbit/s, and 150 ms there and back. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const rounds = 3;

/** Searches as a visitor whose pointer did not come near before; counts what comes over the line. */
async function measureOnce(browser: Browser, url: string) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', line);
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const started = performance.now();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: /^Search/ });
    await field.waitFor();
    await field.fill(query);
    await page
      .getByRole('option', { name: /^Sorting/ })
      .first()
      .waitFor();
    return { bytes, time: performance.now() - started };
  } finally {
    await context.close();
  }
}

/** What search costs a visitor until there is a result. */
export async function measureSearch(): Promise<Figure[]> {
  const { origin, close } = await serve(path.resolve(__dirname, '../../build'));
  const browser = await launchBrowser();
  try {
    const taken = [];
    for (let round = 0; round < rounds; round += 1) {
      taken.push(await measureOnce(browser, origin + pathname));
    }
    return [
      {
        name: 'Search, before the first result',
        value: toMedian(taken.map(({ bytes }) => bytes)) / 1000,
        unit: 'kB',
      },
      {
        name: 'From the key that opens search to the first result, 1.6 Mbit/s and 150 ms',
        value: toMedian(taken.map(({ time }) => time)),
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
    close();
  }
}
