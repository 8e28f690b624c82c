import type { Page } from 'playwright-core';
import { settle } from './settle';

/** What leads around in the site or works only on a screen. */
const onlyOnScreen = [
  '.navbar',
  '.theme-doc-sidebar-container',
  '.theme-doc-toc-desktop',
  '.theme-doc-toc-mobile',
  '.pagination-nav',
  '.footer',
  'button',
  'input',
  'textarea',
  'select',
].join(', ');

/** Rows of the reference; tabs, but not of what the visitor has chosen one of, and not of closed code. */
const rowsAndTabs =
  '[data-row], [data-row] > *, [role="tabpanel"]:not([data-tabs] *, [data-demo-code] *)';

/** Compares the page with what paper needs. */
function findFaults({
  onlyOnScreen,
  rowsAndTabs,
}: Record<'onlyOnScreen' | 'rowsAndTabs', string>): string[] {
  const { findOwn, hasText, isSeen, toContrast, toName } = window.tools;
  const seen = findOwn().filter(isSeen);
  const report = (what: string, elements: readonly Element[]) =>
    elements.slice(0, 3).map((element) => `${what}: ${toName(element)}`);
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  return [
    ...report(
      'of no use on paper',
      seen.filter((element) => element.matches(onlyOnScreen)),
    ),
    ...report(
      'too pale on white paper',
      seen.filter(
        (element) => hasText(element) && toContrast(getComputedStyle(element).color, '#fff') < 4.5,
      ),
    ),
    ...report(
      'cut off',
      seen.filter(
        (element) =>
          getComputedStyle(element).overflow !== 'visible' &&
          !element.querySelector('[data-demo]') &&
          isCut(element),
      ),
    ),
    ...report(
      'not printed',
      findOwn(rowsAndTabs).filter(
        (element) =>
          !element.matches('button') &&
          element.textContent?.trim() &&
          !element.checkVisibility() &&
          !element.querySelector('button'),
      ),
    ),
  ];
}

/** Returns what is wrong with the page on paper, printed by someone who reads in dark mode. */
export async function checkPrint(page: Page): Promise<string[]> {
  // A sheet of A4 with usual margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await settle(page);
  const problems = await page.evaluate(findFaults, { onlyOnScreen, rowsAndTabs });
  await page.emulateMedia({ media: 'screen' });
  return problems;
}
