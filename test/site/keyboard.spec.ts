/** Each kind of page with the keyboard alone: everything is reached, and what has the focus is seen. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { scrollThrough } from '../support/page';
import { allowedRequestsOf, openKind, pageKinds, tagOf } from '../support/pageKinds';
import { installTools } from '../support/pageTools';

/** How many stops are looked at: on a page of the reference thousands of rows follow, all alike. */
const stops = 150;

/** How many keys lead from the top of a page to the code of its first demo, at the most. */
const keysToCode = 9;

interface Stop {
  /** What has the focus; nothing when the page itself has it. */
  name: string | null;
  problems: string[];
}

/** Looks at what has the focus; it remembers what had it, in order to see a focus that is stuck. */
function lookAtFocus(): Stop {
  const { toName } = window.tools;
  const focused = document.activeElement;
  const memory = window as { lastFocus?: Element };
  const last = memory.lastFocus;
  if (!focused || focused === document.body) {
    return { name: null, problems: [] };
  }
  memory.lastFocus = focused;
  const name = toName(focused);
  if (focused === last) {
    return { name, problems: [`${name} keeps the focus`] };
  }
  const problems: string[] = [];
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const seen = {
    left: Math.max(left, 0),
    right: Math.min(right, document.documentElement.clientWidth),
    top: Math.max(top, 0),
    bottom: Math.min(bottom, window.innerHeight),
  };
  if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) {
    problems.push(`${name} has the focus out of sight`);
    return { name, problems };
  }
  const own = !focused.closest('[data-demo], .MuiPopper-root');
  const shares = [0.5, 0.1, 0.9];
  const hits = shares.flatMap((x) =>
    shares.map((y) =>
      document.elementFromPoint(
        seen.left + (seen.right - seen.left) * x,
        seen.top + (seen.bottom - seen.top) * y,
      ),
    ),
  );
  const isItself = (hit: Element | null) =>
    hit !== null && (focused.contains(hit) || hit.contains(focused));
  // Of a demo only what the site lays over it is the site's.
  const covers = hits.filter(
    (hit) => hit && !isItself(hit) && (own || !hit.closest('[data-demo]')),
  );
  if (!hits.some(isItself) && covers.length > 0) {
    problems.push(`${name} has the focus under ${toName(covers[0] as Element)}`);
  }
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  // Forced colors take shadows and backgrounds away: an outline stays.
  if (own && (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)) {
    problems.push(`${name} does not look focused: outline ${outlineStyle} ${outlineWidth}`);
  }
  return { name, problems };
}

/** What the keyboard should still have come to when it left the page. */
function findForgotten(): string[] {
  const { findOwn, isSeen, toName } = window.tools;
  const { lastFocus: last } = window as { lastFocus?: Element };
  const controls = 'a[href], button, input, select, textarea, summary';
  return findOwn(controls)
    .filter(
      (control) =>
        isSeen(control) &&
        control.tabIndex >= 0 &&
        !control.matches(':disabled') &&
        !last?.contains(control) &&
        (!last || (last.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
    )
    .slice(0, 3)
    .map((control) => `the focus leaves the page before ${toName(control)}`);
}

/** Presses Tab from the top of a page until the focus leaves it. */
async function tabThrough(page: Page): Promise<string[]> {
  await installTools(page);
  const problems: string[] = [];
  for (let count = 0; count < stops && problems.length <= 5; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    problems.push(...stop.problems);
    if (stop.name === null) {
      return [...problems, ...(await page.evaluate(findForgotten))];
    }
  }
  return problems;
}

for (const kind of pageKinds) {
  test.describe(kind.name, () => {
    test.use({ allowedRequests: allowedRequestsOf(kind) });

    test(
      `${kind.name}: Tab comes to everything, and the focus is seen`,
      tagOf(kind),
      async ({ page }) => {
        await openKind(page, kind);
        await scrollThrough(page);
        expect(await tabThrough(page)).toEqual([]);
      },
    );

    if (kind.hasSkipLinks) {
      test(
        `${kind.name}: the second link of the page skips to the first demo`,
        tagOf(kind),
        async ({ page }) => {
          await openKind(page, kind);
          await page.keyboard.press('Tab');
          await page.keyboard.press('Tab');
          await expect(page.locator(':focus')).toHaveAttribute('href', /^#/);
          await page.keyboard.press('Enter');
          const code = page.locator(
            'figure pre:focus, figure [role="toolbar"] [aria-controls]:focus',
          );
          for (let pressed = 3; pressed < keysToCode && (await code.count()) === 0; pressed += 1) {
            await page.keyboard.press('Tab');
          }
          await expect(code, `the code of the first demo after ${keysToCode} keys`).toBeVisible();
        },
      );
    }
  });
}
