import type { Page } from 'playwright-core';

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

/** Makes a page note its layout shifts. Call before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
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

/** Returns what moved since the page was opened, when it rounds to 0.01 or more. */
export async function checkLayoutShift(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  return total < 0.005
    ? []
    : shifts.map(({ value, nodes }) => `moved by ${value.toFixed(4)}: ${nodes.join(', ')}`);
}
