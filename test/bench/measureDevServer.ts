import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../support/browser';
import type { Figure } from './figure';
import { measure } from './measure';

const siteDir = path.resolve(__dirname, '../..');
const port = 3456;
const url = `http://localhost:${port}/x/react-data-grid/quickstart`;
const pageFile = path.join(siteDir, 'docs/data-grid/quickstart/quickstart.mdx');

/** Starts the server in a process group of its own, so that all of it can be stopped. */
function startServer(): ChildProcess {
  return spawn('npm', ['start', '--silent', '--', '--port', String(port)], {
    cwd: siteDir,
    stdio: 'ignore',
    detached: true,
  });
}

function stopServer({ pid }: ChildProcess): Promise<void> {
  if (pid !== undefined) {
    process.kill(-pid, 'SIGKILL');
  }
  return new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
}

/** Resolves when the page is drawn in the browser; the server is asked again until it answers. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  for (;;) {
    try {
      await page.goto(url);
      await page.locator('h1').waitFor();
      return page;
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  }
}

/** Time from saving a file to its new text in the browser; the file is put back. */
async function measureReload(
  page: Page,
  file: string,
  change: (text: string, mark: string) => string,
  find: (mark: string) => string,
): Promise<number> {
  const text = await readFile(file, 'utf8');
  let round = 0;
  try {
    return await measure(async () => {
      round += 1;
      const mark = `Round${round}`;
      await writeFile(file, change(text, mark));
      await page.locator(find(mark)).first().waitFor({ state: 'attached' });
    });
  } finally {
    await writeFile(file, text);
  }
}

/** The development server: from the command to a drawn page, and from a saved file to its effect. */
export async function measureDevServer(demoFile: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  const servers: ChildProcess[] = [];
  try {
    let page: Page | undefined;
    const ready = await measure(
      async () => {
        servers.push(startServer());
        page = await openPage(browser);
      },
      async () => {
        await page?.close();
        await Promise.all(servers.splice(0).map(stopServer));
      },
    );
    const open = page as unknown as Page;
    await open.locator('[data-demo-state="ready"]').first().waitFor();
    const reloads = [
      {
        name: 'Hot reload of a page',
        value: await measureReload(
          open,
          pageFile,
          (text, mark) => `${text}\n${mark}\n`,
          (mark) => `text=${mark}`,
        ),
        unit: 's' as const,
      },
      {
        name: 'Hot reload of a demo',
        value: await measureReload(
          open,
          path.join(siteDir, demoFile),
          (text, mark) => text.replace(/aria-label="[^"]*"/, `aria-label="${mark}"`),
          (mark) => `[aria-label="${mark}"]`,
        ),
        unit: 's' as const,
      },
    ];
    return [{ name: 'Development server, to a drawn page', value: ready, unit: 's' }, ...reloads];
  } finally {
    await Promise.all(servers.map(stopServer));
    await browser.close();
  }
}
