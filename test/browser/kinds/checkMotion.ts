import type { Page } from 'playwright-core';

/** What would move, though less motion is asked for. */
function findMoving(): string[] {
  const { findOwn, toName } = window.tools;
  const isLong = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0);
  const resting = findOwn().flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part || undefined);
      const moves =
        isLong(style.transitionDuration) ||
        (style.animationName !== 'none' && isLong(style.animationDuration));
      return moves ? [`${toName(element)}${part} takes ${style.transitionDuration}`] : [];
    }),
  );
  const running = document.getAnimations().flatMap((animation) => {
    const { target } = animation.effect as KeyframeEffect;
    return target && !target.closest('[data-demo]') && animation.playState === 'running'
      ? [`${toName(target)} is moving`]
      : [];
  });
  const { scrollBehavior } = getComputedStyle(document.documentElement);
  const scrolling = scrollBehavior === 'smooth' ? ['the page scrolls smoothly'] : [];
  return [...new Set([...resting, ...running, ...scrolling])].slice(0, 5);
}

/** Returns what moves after a menu was opened, where the visitor asks for less motion. */
export async function checkMotion(page: Page): Promise<string[]> {
  const menu = page.locator('.navbar [aria-haspopup="menu"]');
  const hasMenu = (await menu.count()) > 0;
  if (hasMenu) {
    await menu.first().click();
  }
  const problems = await page.evaluate(findMoving);
  if (hasMenu) {
    await page.keyboard.press('Escape');
  }
  return problems;
}
