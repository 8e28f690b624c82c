import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { serve } from '../support/served';
import { launchBrowser } from '../support/browser';
import type { Figure } from './figure';
import { toMedian } from './toMedian';

interface Showcase {
  name: string;
  pathname: string;
  /** Name of the field that says how many rows there are. */
  field: string;
  /** Name of a button that is pressed before the grid is scrolled. */
  start?: string;
}

const showcases: readonly Showcase[] = [
  { name: 'Inventory', pathname: '/x/react-data-grid/demos/inventory', field: 'Parts' },
  {
    name: 'Real-time data, running',
    pathname: '/x/react-data-grid/demos/real-time-data',
    field: 'Sensors',
    start: 'Start',
  },
];

const rounds = 3;

/** Scrolls a grid for five seconds, three rows a frame, and returns the frames per second. */
function scrollGrid(page: Page): Promise<number> {
  return page.locator('.MuiDataGrid-virtualScroller').evaluate(async (scroller) => {
    const started = performance.now();
    let now = started;
    let frames = 0;
    while (now - started < 5000) {
      scroller.scrollTop += 156;
      now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames += 1;
    }
    return (frames / (now - started)) * 1000;
  });
}

async function measureOnce(
  browser: Browser,
  url: string,
  { field, start }: Showcase,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(url);
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: '100,000' }).click();
    await page.getByText('Total Rows: 100,000').waitFor();
    if (start) {
      await page.getByRole('button', { name: start, exact: true }).click();
    }
    return await scrollGrid(page);
  } finally {
    await page.close();
  }
}

/** How smoothly the grids of the showcases scroll through 100,000 rows. */
export async function measureScrolling(): Promise<Figure[]> {
  const { origin, close } = await serve(path.resolve(__dirname, '../../build'));
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const showcase of showcases) {
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        taken.push(await measureOnce(browser, origin + showcase.pathname, showcase));
      }
      figures.push({
        name: `${showcase.name}: frames while 100,000 rows are scrolled`,
        value: toMedian(taken),
        unit: 'fps',
      });
    }
    return figures;
  } finally {
    await browser.close();
    close();
  }
}
