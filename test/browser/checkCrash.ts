import type { Browser, Page } from 'playwright-core';
import type { Check } from './check';
import type { GridDemo } from './findGridDemo';
import { openContext } from './openContext';
import { scrollThrough } from './scrollThrough';
import { watchPage } from './watchPage';

declare global {
  interface Window {
    /** While true, the demo under test throws as soon as it is drawn. */
    demoIsBroken: boolean;
  }
}

const message = 'Broken on purpose';

/** The default export of a compiled module. */
const defaultExport = /default:\(\)=>([\w$]+)/;

/** Makes the demo's own file throw while the page says so, on its way to the browser. */
async function breakDemo(page: Page, headers: readonly string[]): Promise<void> {
  const isDemo = (script: string) =>
    defaultExport.test(script) &&
    !script.includes('class="token') &&
    headers.every((header) => script.includes(JSON.stringify(header)));
  const thrower = `()=>{throw new Error(${JSON.stringify(message)})}`;
  await page.addInitScript(() => {
    window.demoIsBroken = true;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    // The server closes a connection that was idle for long; a request may be on its way on it.
    const response = await route.fetch({ maxRetries: 2, timeout: 0 });
    const script = await response.text();
    const body = isDemo(script)
      ? script.replace(defaultExport, `default:()=>window.demoIsBroken?${thrower}:$1`)
      : script;
    await route.fulfill({ response, body });
  });
}

/**
 * Breaks a demo and sees that the page says what happened, works on, and draws the demo again
 * when it is mended and reset.
 */
export async function checkCrash(
  browser: Browser,
  origin: string,
  { page: { pathname }, name, headers }: GridDemo,
): Promise<Check[]> {
  const context = await openContext(browser);
  const checks: Check[] = [];
  const record = async (what: string, expected: Promise<unknown>) => {
    const problems = await expected.then(
      () => [],
      (error: Error) => [error.message],
    );
    checks.push({ name: `${pathname}, ${name} when it throws: ${what}`, problems });
  };
  try {
    const page = await context.newPage();
    const watch = watchPage(page, origin);
    await breakDemo(page, headers);
    await page.goto(origin + pathname);
    await scrollThrough(page);
    const panel = page.getByRole('alert').filter({ hasText: `The demo ${name} stopped` });
    await record('a panel tells what', panel.getByText(message).waitFor());
    const others = page.locator(
      `[data-demo]:not([data-demo="${name}"], [data-demo-state="ready"])`,
    );
    await record('other demos work on', others.waitFor({ state: 'detached' }));
    await record('the page has no error of its own', checkUncaught(watch.logged));
    await page.evaluate(() => {
      window.demoIsBroken = false;
    });
    await panel.getByRole('button', { name: 'Reset demo' }).click();
    const mended = page.locator(`[data-demo="${name}"][data-demo-state="ready"] [role="grid"]`);
    await record('a reset draws it again', mended.waitFor());
    await record('a reset takes the panel away', panel.waitFor({ state: 'detached' }));
    watch.stop();
    // What is still on its way is of no interest any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  } catch (error) {
    await record('can be looked at', Promise.reject(error as Error));
  } finally {
    await context.close();
  }
  return checks;
}

/** Rejects when an error reached the page; that the demo's React logs what it caught is right. */
async function checkUncaught(logged: readonly string[]): Promise<void> {
  const uncaught = logged.filter((line) => line.startsWith('uncaught'));
  if (uncaught.length > 0) {
    throw new Error(uncaught.join('\n'));
  }
}
