/** The types of names in code blocks, which the build writes and CSS shows. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expectFits } from '../support/fit';
import { expect, test } from '../support/fixtures';
import { emulateSystem, open, setDirection } from '../support/page';
import { current, versions } from '../support/site';

const v5 = versions.find(({ name }) => name === 'v5');
const address = 'react-data-grid/aggregation';

const block = (page: Page) =>
  page.locator('figure', { hasText: 'const avg: GridAggregationFunction' });

/** The first name of the block with a text. */
const nameIn = (page: Page, text: string) =>
  block(page).locator('[data-type]').filter({ hasText: text }).first();

/** What is shown of a name. */
const readShown = (name: Locator) =>
  name.evaluate((element) => getComputedStyle(element, '::after').content);

/**
 * Hovers a name in the middle of the window: what shows below it has room there. What shows of the name before
 * goes first: it may cover this one, and Playwright would scroll until it doesn't.
 */
async function hover(name: Locator): Promise<void> {
  await name.page().mouse.move(0, 0);
  await name.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await name.hover();
}

/** Fails unless what is shown of a name is in its block from side to side, with nothing over it. */
async function expectInView(name: Locator): Promise<void> {
  await expect
    .poll(() => name.evaluate((element) => getComputedStyle(element, '::after').opacity))
    .toBe('1');
  const found = await name.evaluate((element) => {
    const figure = element.closest('figure') as Element;
    const { left, right } = figure.getBoundingClientRect();
    const line = element.getBoundingClientRect();
    const isShown = (x: number, y: number) => document.elementFromPoint(x, y) === element;
    const { inlineSize, blockSize } = getComputedStyle(element, '::after');
    const xs = Array.from({ length: Math.floor(right - left) - 2 }, (_, at) => left + 1 + at);
    const below = line.bottom + 8;
    const shown = xs.filter((x) => isShown(x, below));
    return {
      width: shown.length,
      size: Number.parseFloat(inlineSize),
      height: isShown(shown[0] ?? 0, line.bottom + Number.parseFloat(blockSize) - 4),
    };
  });
  expect(Math.abs(found.width - found.size), 'all of its width is seen').toBeLessThanOrEqual(2);
  expect(found.height, 'all of its height is seen').toBe(true);
}

for (const [version, type] of [
  [current, '(params: GridAggregationParams<number>, api?: GridApiPremium) => number'],
  [v5, '(params: GridAggregationParams<number>) => number'],
] as const) {
  test(`${version?.label}: a name shows its type in that version, and what it is for`, async ({
    page,
  }) => {
    await open(page, `${version?.basePath}${address}`);
    const apply = nameIn(page, 'apply');
    expect(await readShown(apply), 'not hovered').toBe('none');
    await hover(apply);
    const shown = await readShown(apply);
    expect(shown).toContain(type);
    expect(shown).toContain('Function that takes the current cell values');
    await expectInView(apply);
  });
}

test('a long type is seen on a phone, in the dark, right to left and where colors are forced', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${current.basePath}${address}`);
  await emulateSystem(page, { colorScheme: 'dark' });
  // The longest, and one in the last line with names.
  for (const name of ['apply', 'columnTypes']) {
    await hover(nameIn(page, name));
    await expectInView(nameIn(page, name));
  }
  await expectAccessible(page, { version: current.name });
  await expectFits(page, 'with a type');
  await setDirection(page, 'rtl');
  await hover(nameIn(page, 'apply'));
  await expectInView(nameIn(page, 'apply'));
  await expectFits(page, 'with a type right to left');
  await page.emulateMedia({ forcedColors: 'active' });
  const border = await nameIn(page, 'apply').evaluate(
    (element) => getComputedStyle(element, '::after').borderTopColor,
  );
  expect(border, 'it has an edge').not.toBe('rgba(0, 0, 0, 0)');
});

test('copying, selecting, printing and the Markdown know nothing of types', async ({
  page,
  request,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${current.basePath}${address}`);
  const markdown = await (await request.get(`${current.basePath}${address}.md`)).text();
  const [, written = ''] =
    /```tsx\n(const avg: GridAggregationFunction.*?)\n```/s.exec(markdown) ?? [];
  expect(markdown).not.toContain('(property)');

  const code = block(page).locator('code');
  await nameIn(page, 'apply').hover();
  expect(await code.innerText()).toBe(written);
  await block(page).getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);

  await nameIn(page, 'apply').hover();
  await code.selectText();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(written);
  expect(await code.ariaSnapshot()).not.toContain('(property)');

  await nameIn(page, 'apply').hover();
  expect(await readShown(nameIn(page, 'apply'))).toContain('(property)');
  await page.emulateMedia({ media: 'print' });
  expect(await readShown(nameIn(page, 'apply'))).toBe('none');
});
