import { source } from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { accessibilityExceptions } from './accessibilityExceptions';

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> };
  }
}

/**
 * Returns axe's violations on the page as it is drawn now, its demos included.
 *
 * @param version name of the version; exceptions belong to versions
 */
export async function checkAccessibility(page: Page, version: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const disabled = accessibilityExceptions.filter(({ versions }) => versions.includes(version));
  return page.evaluate(
    async (exceptions) => {
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(({ target }) => {
            const element = document.querySelector(String(target[0]));
            return !exceptions.some(
              ({ rule, within }) => rule === id && element?.closest(within) !== null,
            );
          })
          .map(({ target, html, failureSummary }) => {
            const why = (failureSummary ?? '').split('\n').slice(1).join('; ').trim();
            return `${id} (${help}) at ${target.join(' ')}: ${why} ${html.slice(0, 200)}`;
          }),
      );
    },
    disabled.map(({ rule, within }) => ({ rule, within })),
  );
}
