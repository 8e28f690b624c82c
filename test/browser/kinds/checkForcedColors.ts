import type { Page } from 'playwright-core';
import { emulateSystem } from './emulateSystem';

/** Controls without an edge: nothing tells them from text. */
function findControlsWithoutEdge(): string[] {
  const { findOwn, isSeen, toName } = window.tools;
  return findOwn('button, [role="button"], input, select, textarea')
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

/** Returns what is lost where the system's few colors are forced on the page, in both of its modes. */
export async function checkForcedColors(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await emulateSystem(page, { forcedColors: 'active', colorScheme });
    const found = [
      ...(await page.evaluate(findControlsWithoutEdge)),
      ...(await page.evaluate(findLostMarks)),
      ...(await page.evaluate(findLostStates)),
    ];
    problems.push(...found.map((problem) => `${colorScheme}: ${problem}`));
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return problems;
}
