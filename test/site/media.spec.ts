/** Each kind of page as the system asks for it: with forced colors, on paper, without motion. */
import { expect, test } from '../support/fixtures';
import { emulateSystem, settle } from '../support/page';
import { allowedRequestsOf, openKind, pageKinds, tagOf } from '../support/pageKinds';
import { installTools } from '../support/pageTools';

/** Controls without an edge: nothing distinguishes them from text. */
function findControlsWithoutEdge(): string[] {
  const { findOwn, isSeen, toName } = window.tools;
  // Browsers draw checkboxes themselves.
  return findOwn('button, [role="button"], input:not([type="checkbox"]), select, textarea')
    .filter((control) => {
      const style = getComputedStyle(control);
      const sides = [style.borderTopStyle, style.borderBottomStyle, style.borderInlineStartStyle];
      return (
        isSeen(control) &&
        sides.every((side) => side === 'none') &&
        style.outlineStyle === 'none' &&
        !style.textDecorationLine.includes('underline')
      );
    })
    .map((control) => `${toName(control)} has no border`);
}

/** Marks that are a background cut to a shape, in a color that is gone. */
function findLostMarks(): string[] {
  const { findOwn, isSeen, toContrast, toName } = window.tools;
  const paper = getComputedStyle(document.body).backgroundColor;
  return findOwn()
    .filter(isSeen)
    .flatMap((element) =>
      ['', '::before', '::after'].map((part) => ({
        part,
        element,
        style: getComputedStyle(element, part || undefined),
      })),
    )
    .filter(
      ({ style: { content, clipPath, maskImage, backgroundColor, display }, part }) =>
        display !== 'none' &&
        (part === '' || content === '""') &&
        (clipPath.startsWith('polygon') || maskImage !== 'none') &&
        toContrast(backgroundColor, paper) < 3,
    )
    .map(
      ({ element, part, style }) =>
        `${toName(element)}${part} is ${style.backgroundColor} on ${paper}`,
    );
}

/** What is chosen, current or pressed and looks like what is not, or no different with the focus. */
function findLostStates(): string[] {
  const { findOwn, isSeen, toContrast, toName } = window.tools;
  const chosen =
    '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"]';
  const paper = getComputedStyle(document.body).backgroundColor;
  const toLook = (element: Element) => {
    const style = getComputedStyle(element);
    const { backgroundColor: tint } = style;
    const hasTint = !tint.endsWith(', 0)') && toContrast(tint, paper) > 1.2;
    return [
      ...[style.color, hasTint ? tint : 'no tint', style.outline, style.outlineOffset],
      ...[style.borderStyle, style.borderWidth, style.borderColor, style.textDecorationLine],
      ...[getComputedStyle(element, '::after').content],
    ].join(' ');
  };
  const problems: string[] = [];
  const shown = findOwn(chosen).filter(isSeen);
  for (const element of shown) {
    const atRest = toLook(element);
    element.focus();
    if (element.matches(':focus-visible') && toLook(element) === atRest) {
      problems.push(`${toName(element)} does not look focused`);
    }
    element.blur();
  }
  const alike = shown
    .filter((element) => {
      const [name = ''] = element.classList;
      const like = `${element.tagName.toLowerCase()}${name && `.${CSS.escape(name)}`}`;
      const other = findOwn(`${like}:not(${chosen})`).find(isSeen);
      return other !== undefined && toLook(other) === toLook(element);
    })
    .map((element) => `${toName(element)} looks as if it were not chosen`);
  return [...problems, ...alike];
}

/** What leads around in the site or works only on a screen. */
const onlyOnScreen = [
  '.navbar',
  '.theme-doc-sidebar-container',
  '.theme-doc-toc-desktop',
  '.theme-doc-toc-mobile',
  '.pagination-nav',
  '.footer',
  'button',
  // A checklist can be ticked on paper.
  'input:not([type="checkbox"])',
  'textarea',
  'select',
].join(', ');

/** Rows of the reference; tabs, but not of what the visitor has chosen one of, and not of closed code. */
const rowsAndTabs =
  '[data-rows] > *, [data-rows] > * > *, [role="tabpanel"]:not([data-tabs] *, [data-demo-code] *)';

/** Compares the page with what paper needs. */
function findFaultsOfPrint({
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

for (const kind of pageKinds) {
  test.describe(kind.name, () => {
    test.use({ allowedRequests: allowedRequestsOf(kind) });

    test(
      `${kind.name}: is still, can be used in forced colors, and printed`,
      tagOf(kind),
      async ({ page }) => {
        await openKind(page, kind);
        await installTools(page);
        await test.step('nothing moves where less motion is asked for', async () => {
          const menu = page.locator('.navbar [aria-haspopup="menu"]');
          if ((await menu.count()) > 0) {
            await menu.first().click();
          }
          expect.soft(await page.evaluate(findMoving)).toEqual([]);
          await page.keyboard.press('Escape');
        });
        for (const colorScheme of ['dark', 'light'] as const) {
          await test.step(`forced colors, ${colorScheme}`, async () => {
            await emulateSystem(page, { forcedColors: 'active', colorScheme });
            expect.soft(await page.evaluate(findControlsWithoutEdge)).toEqual([]);
            expect.soft(await page.evaluate(findLostMarks)).toEqual([]);
            expect.soft(await page.evaluate(findLostStates)).toEqual([]);
          });
        }
        await test.step('printed by someone who reads in dark mode', async () => {
          // A sheet of A4 with usual margins.
          await page.setViewportSize({ width: 718, height: 1000 });
          await page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'none' });
          await settle(page);
          const found = await page.evaluate(findFaultsOfPrint, { onlyOnScreen, rowsAndTabs });
          expect.soft(found).toEqual([]);
        });
      },
    );
  });
}
