import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** What the scripts of a page without demos may weigh, gzipped, in bytes. */
const textBudget = 130_000;

/** The comparison of versions is a tool: it brings what compares types. */
const comparisonBudget = 150_000;

/** What was weighed: pages share most of their scripts. */
const known = new Map<string, Promise<number>>();

function weigh(response: Response): Promise<number> {
  const url = response.url();
  const weight = known.get(url) ?? response.body().then((body) => gzipSync(body).length);
  known.set(url, weight);
  // A page that is closed has no scripts to weigh any more: the next one weighs them.
  weight.catch(() => known.delete(url));
  return weight;
}

/** Weighs the scripts that a page loads; begin before the page is opened. */
export function watchScriptBytes(page: Page): () => Promise<string[]> {
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      weights.push(weigh(response));
    }
  });
  /** Returns what is over the budget; a page with demos or their code has none of its own. */
  return async () => {
    const total = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
    const isComparison = new URL(page.url()).pathname.endsWith('/api/compare');
    const budget = isComparison ? comparisonBudget : textBudget;
    const demos = await page.locator('[data-demo], [data-demo-code]').count();
    return demos > 0 || total <= budget
      ? []
      : [`its scripts weigh ${(total / 1000).toFixed(1)} kB gzipped, at most ${budget / 1000} kB`];
  };
}
