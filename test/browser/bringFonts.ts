import type { Page } from 'playwright-core';

/**
 * Draws a page with the site's fonts even when they came too late for it: they are optional, so two
 * loads of one page may differ in them.
 */
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
    // A machine need not have what stands in for a font until it comes.
    const brought = rules.filter(({ cssText }) => cssText.includes('url('));
    const families = new Set(brought.map((rule) => rule.style.getPropertyValue('font-family')));
    await Promise.all([...families].map((family) => document.fonts.load(`16px ${family}`)));
    await document.fonts.ready;
  });
}
