import type { Locator, Page } from 'playwright-core';

/**
 * Opens a demo on its version's playground without any of the site's style sheets:
 * what is left is the browser, the library and the demo.
 *
 * @param url address of the playground with the demo's name
 * @param width the width of the demo on its page, in px
 * @returns the demo
 */
export async function openAlone(page: Page, url: string, width: number): Promise<Locator> {
  await page.goto(url);
  const demo = page.locator('[data-demo]');
  await page.locator('[data-demo-state="ready"]').waitFor();
  await page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    // The font that the theme names is the site's to bring: an island has no other.
    const collect = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSFontFaceRule) {
          return [rule.cssText];
        }
        return rule instanceof CSSGroupingRule ? collect(rule.cssRules) : [];
      });
    const fonts = sheets.flatMap(({ sheet }) => (sheet ? collect(sheet.cssRules) : []));
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = fonts.join('\n');
    sheets.forEach((sheet) => sheet.remove());
  });
  await demo.evaluate((host, px) => {
    host.style.width = `${px}px`;
  }, width);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  return demo;
}
