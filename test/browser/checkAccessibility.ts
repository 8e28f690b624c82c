import { source } from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { accessibilityExceptions } from './accessibilityExceptions';

declare global {
  interface Window {
    axe: { run(context: object, options: object): Promise<AxeResults> };
  }
}

/** Rows of the reference behind the first dozen of a section: they are all alike, and hundreds. */
const more = '[data-row] ~ [data-row]:nth-child(n + 13)';

/**
 * Returns axe's violations on the page as it is drawn now, its demos included.
 *
 * @param version name of the version; exceptions belong to versions
 * @param rules what is looked for: everything, or colors alone where nothing else has changed
 * @param within selector of what is looked at; all by default
 */
export async function checkAccessibility(
  page: Page,
  version: string,
  rules: 'all' | 'colors' = 'all',
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    // What is out of sight is not laid out, and would seem to lie over what follows it.
    await page.addStyleTag({
      content: `[data-row]:not(${more}) { content-visibility: visible !important; }`,
    });
  }
  const disabled = accessibilityExceptions.filter(
    ({ versions }) => versions?.includes(version) ?? true,
  );
  return page.evaluate(
    async ({ exceptions, include, exclude, runOnly }) => {
      const { violations } = await window.axe.run(
        { include, exclude },
        {
          resultTypes: ['violations'],
          ...runOnly,
          // Of WCAG 2.2, and off unless it is asked for.
          rules: { 'target-size': { enabled: true } },
        },
      );
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
    {
      exceptions: disabled.map(({ rule, within }) => ({ rule, within })),
      include: within,
      exclude: more,
      runOnly: rules === 'colors' ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {},
    },
  );
}
