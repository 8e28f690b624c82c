import type { Page } from 'playwright-core';

/** How many keys lead from the top of a page to the code of its first demo, at the most. */
const keys = 9;

/** Goes to a demo's code by the keyboard alone, with the links that skip what is before it. */
export async function checkSkipLinks(page: Page): Promise<string[]> {
  const isOnLink = () =>
    page.evaluate(() => document.activeElement?.getAttribute('href')?.startsWith('#') ?? false);
  const isOnCode = () =>
    page.evaluate(() =>
      Boolean(document.activeElement?.matches('figure pre, figure [role="toolbar"] *')),
    );
  let pressed = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    pressed += 1;
  };
  await press('Tab');
  await press('Tab');
  if (!(await isOnLink())) {
    return ['the second stop of the page is no link that skips to a demo'];
  }
  await press('Enter');
  while (pressed < keys) {
    await press('Tab');
    if (await isOnCode()) {
      return [];
    }
  }
  return [`after ${keys} keys the focus is not on the first demo's code`];
}
