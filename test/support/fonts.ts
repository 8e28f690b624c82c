/** The fonts of the site, which are optional: a page is drawn without those that come too late. */
import type { Page } from '@playwright/test';

/** Draws a page with the site's fonts even when they came too late for it. */
export async function bringFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const collect = (rules: CSSRuleList): CSSFontFaceRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSFontFaceRule) {
          return [rule];
        }
        return rule instanceof CSSGroupingRule ? collect(rule.cssRules) : [];
      });
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => collect(cssRules));
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = rules
      .map(({ cssText }) => cssText.replace('font-display: optional', 'font-display: block'))
      .join('\n');
    // A machine need not have what replaces a font until it comes.
    const remote = rules.filter(({ cssText }) => cssText.includes('url('));
    const families = new Set(remote.map((rule) => rule.style.getPropertyValue('font-family')));
    await Promise.all([...families].map((family) => document.fonts.load(`16px ${family}`)));
    await document.fonts.ready;
  });
}

/** Opens a page whose scripts run when the site's fonts are there: what measures text measures it in them. */
export async function openWithFonts(page: Page, address: string): Promise<void> {
  let release = () => {};
  const fonts = new Promise<void>((resolve) => {
    release = resolve;
  });
  const scripts = /\/assets\/js\/main\.[^/]*\.js$/;
  await page.route(scripts, async (route) => {
    await fonts;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const sheet = page.locator('link[rel="stylesheet"]').first();
  await sheet.waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
      (link) => link.sheet,
    ),
  );
  await bringFonts(page);
  release();
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.unroute(scripts);
}
