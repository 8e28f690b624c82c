/** 10,000 mutated addresses in a browser: each shows a page, and nothing throws or leads off the site. */
import type { Page } from '@playwright/test';
import { createRandom, mutate, pick } from '../fuzz/random';
import { expect, test } from '../support/fixtures';
import { hydrated, open } from '../support/page';
import { type SiteServer } from '../support/served';
import { current, readPages } from '../support/site';

const { basePath } = current;

test.use({ allowedRequests: [/^40[04]: /] });
test.describe.configure({ timeout: 600_000 });

/** What is added to the paths of pages. */
const ends = ['', '#a', '?a=b', '?filter=row#data-grid-prop-rows', '#BasicSorting.tsx:2-3'];

/** Mutated addresses of the version's pages that a browser doesn't send to another host or version. */
function listAddresses(
  site: SiteServer,
  count: number,
  seed: number,
  isWanted: (address: string) => boolean = () => true,
): string[] {
  const random = createRandom(seed);
  const pages = readPages(current, site.dir).map(({ pathname }) => pathname);
  const addresses: string[] = [];
  while (addresses.length < count) {
    const address = mutate(pick(pages, random) + pick(ends, random), random);
    const url = URL.canParse(address, site.origin) ? new URL(address, site.origin) : undefined;
    // With several slashes for one, and none that servers refuse because of its length.
    const isOwn = url?.pathname.replace(/\/{2,}/g, '/').startsWith(basePath);
    if (url?.origin === site.origin && isOwn && address.length < 4000 && isWanted(address)) {
      addresses.push(url.href);
    }
  }
  return addresses;
}

/** Returns what is wrong with the page that is open. */
function findProblem(): string | undefined {
  const text = document.body.innerText;
  const hostile = [...document.links].find(
    ({ href }) => /^https?:\/\/evil\./.test(href) || href.startsWith('javascript:'),
  );
  if (/This page crashed/.test(text)) {
    return `crashed: ${text.slice(0, 300)}`;
  }
  if (hostile) {
    return `links to ${hostile.href}`;
  }
  const isWhole = document.querySelector('[data-whole-page], main') !== null;
  return isWhole && text.trim().length > 20 ? undefined : `blank: ${text.slice(0, 100)}`;
}

declare global {
  interface Window {
    findProblem: typeof findProblem;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(`window.findProblem = ${findProblem.toString()}`);
});

/** Sends an open page to addresses, one after the other, without loading it again. */
async function wander(page: Page, addresses: readonly string[], way: 'path' | 'hash') {
  return page.evaluate(
    async ({ addresses: list, way: kind }) => {
      const rest = () => new Promise((resolve) => setTimeout(resolve, 30));
      const problems: string[] = [];
      for (const address of list) {
        if (kind === 'hash') {
          window.location.hash = address;
        } else {
          window.history.pushState(null, '', address);
          window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }
        await rest();
        for (let left = 100; left > 0 && window.findProblem() !== undefined; left--) {
          await rest();
        }
        const found = window.findProblem();
        if (found !== undefined) {
          problems.push(`${address} ${found}`);
        }
      }
      return problems;
    },
    { addresses, way },
  );
}

/** Parts of what is tried in one page: each is repeated alone when something changes or fails. */
const parts = Array.from({ length: 14 }, (_, part) => part + 1);

for (const part of parts) {
  test(
    `500 addresses within an open page, part ${part}`,
    { tag: '@all' },
    async ({ page, site }) => {
      await open(page, `${basePath}introduction`);
      // The playground goes to another version, and so does what looks for it.
      const addresses = listAddresses(site, 500, part, (item) => !item.includes('/playground'));
      expect(await wander(page, addresses, 'path')).toEqual([]);
    },
  );
}

for (const path of ['react-data-grid/sorting', 'api/data-grid/data-grid', 'api/compare']) {
  test(`1,000 hashes on ${path}`, { tag: '@all' }, async ({ page }) => {
    await open(page, basePath + path);
    const random = createRandom(2);
    const hashes = Array.from({ length: 1000 }, () => mutate(pick(ends, random), random));
    expect(await wander(page, hashes, 'hash')).toEqual([]);
  });
}

test('40 addresses, each loaded', { tag: '@all' }, async ({ page, site }) => {
  for (const address of listAddresses(site, 40, parts.length + 1)) {
    await test.step(address.slice(0, 200), async () => {
      await page.goto(address);
      await hydrated(page);
      await expect
        .poll(() => page.evaluate(() => window.findProblem()), address.slice(0, 200))
        .toBeUndefined();
    });
  }
});
