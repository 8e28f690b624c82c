import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** What the scripts of a page without demos may weigh, gzipped, in bytes. */
const textBudget = 130_000;

/** The comparison of versions is a tool: it brings what compares types. */
const comparisonBudget = 150_000;

/** Weighs the scripts that a page loads; begin before the page is opened. */
export function watchScriptBytes(page: Page): () => Promise<string[]> {
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      weights.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  /** Returns what is over the budget; a page with demos has none of its own. */
  return async () => {
    const total = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
    const isComparison = new URL(page.url()).pathname.endsWith('/api/compare');
    const budget = isComparison ? comparisonBudget : textBudget;
    const demos = await page.locator('[data-demo]').count();
    return demos > 0 || total <= budget
      ? []
      : [`its scripts weigh ${(total / 1000).toFixed(1)} kB gzipped, at most ${budget / 1000} kB`];
  };
}
