/** What moves on a page while it is drawn. */
import { expect, type BrowserContext, type Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts: { value: number; nodes: string[] }[];
  }
}

/** Makes pages note what moves on them. Call it before a page is opened. */
export async function watchLayoutShift(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    window.layoutShifts = [];
    const describe = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = element?.tagName.toLowerCase() ?? 'removed';
      return `${name}.${element?.getAttribute('class') ?? ''}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) {
          const nodes = entry.sources.map(({ node }) => describe(node));
          window.layoutShifts.push({ value: entry.value, nodes });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Fails when what moved since the page was opened is too much.
 *
 * @param limit by default what rounds to 0.01
 */
export async function expectStill(page: Page, limit = 0.005): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.map(({ value, nodes }) => `by ${value.toFixed(4)}: ${nodes.join(', ')}`);
  expect.soft(total < limit ? [] : moved, 'nothing moves').toEqual([]);
}
