/** What is clicked or tapped is 24 px wide and high, or more. */
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { current } from '../support/site';

const slugs = [
  '',
  'react-data-grid/sorting',
  'api/data-grid/data-grid',
  'api/compare',
  'templates',
];

for (const slug of slugs) {
  for (const width of [1440, 390]) {
    test(`targets on /${slug} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, current.basePath + slug);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a[href], button, summary, input, select')].flatMap(
          (item) => {
            // Links in text are as high as its lines; those in demos are the library's.
            const isFree = item.closest('p, li, td, dd, [data-island]') !== null;
            // What lies over a whole card is clicked anywhere in it.
            const isCard = getComputedStyle(item, '::after').position === 'absolute';
            const { width: inline, height: block } = item.getBoundingClientRect();
            const isHidden = inline < 2 || block < 2 || !item.checkVisibility();
            return isFree || isCard || isHidden || Math.min(inline, block) > 23.5
              ? []
              : `${item.outerHTML.slice(0, 120)}: ${inline} × ${block}`;
          },
        ),
      );
      expect(small).toEqual([]);
    });
  }
}
