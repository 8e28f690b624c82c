/** A walk through a demo by Tab: where it stops, whether that shows, and what it doesn't lead to. */
import type { CDPSession, Page } from '@playwright/test';
import type { DemoEvidence } from '../../plugins/accessibility-evidence/types';

export type Walk = Pick<
  DemoEvidence,
  'stops' | 'moreStops' | 'trapped' | 'withoutFocus' | 'unreachable'
>;

/** How many stops are followed: old versions have some with a stop for each button. */
const MAX_STOPS = 60;

/** How often Tab may stay at a stop: a field for a date has parts that are no elements. */
const MAX_REPEATS = 8;

/** How far outside of an element its focus ring can be, in px. */
const RING = 8;

/** What `installWalker` gives the open page. */
interface Walker {
  start(selector: string): void;
  /** Where the focus is now: it left the demo, stays, came back to a stop before, or is at a new one. */
  look(): 'left' | 'same' | 'before' | 'new';
  /** Whether the current stop shows a caret, which is its focus. */
  hasCaret(): boolean;
  /** The part of the window that shows a stop and what is around it; nothing where it isn't drawn any more. */
  place(stop: number): { x: number; y: number; width: number; height: number } | undefined;
  findUnreachable(): string[];
  name(element: Element): string;
}

declare global {
  interface Window {
    walker: Walker;
  }
}

/** Runs in the page, so it can use nothing from outside. */
function defineWalker(ring: number): void {
  let island: Element = document.body;
  let stops: Element[] = [];
  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], ' +
    ['button', 'checkbox', 'combobox', 'link', 'menuitem', 'option', 'radio', 'searchbox', 'slider']
      .concat(['spinbutton', 'switch', 'tab', 'textbox', 'treeitem'])
      .map((role) => `[role="${role}"]`)
      // A cell without it is text.
      .concat('[role="gridcell"][tabindex]')
      .join(', ');
  /** One stop for all that is in it: arrows lead on. */
  const composites = ['grid', 'treegrid', 'tree', 'menu', 'menubar', 'tablist', 'listbox']
    .concat(['radiogroup', 'toolbar'])
    .map((role) => `[role="${role}"]`)
    .join(', ');
  const findActive = () => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) {
      active = active.shadowRoot.activeElement;
    }
    return active;
  };
  // What a demo opens elsewhere is an island beside it.
  const isInside = (element: Element) =>
    island.contains(element) ||
    (element.closest('[data-island]') !== null && element.closest('[data-demo]') === null);
  const isUsable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert], [aria-disabled="true"], :disabled') &&
    element.getClientRects().length > 0;
  const isVisited = (element: Element) =>
    stops.some((stop) => element.contains(stop) || stop === element);
  const name = (element: Element) => {
    // Others are made by hashing.
    const classes = [...element.classList].filter((item) => !/\d/.test(item)).slice(0, 1);
    const [label = ''] = [
      element.getAttribute('aria-label'),
      element.textContent?.trim(),
      element.getAttribute('title'),
    ].filter(Boolean) as string[];
    const text = label.replaceAll(/\s+/g, ' ').slice(0, 40);
    const role = element.getAttribute('role');
    return [
      element.tagName.toLowerCase() + classes.map((item) => `.${item}`).join(''),
      ...(role ? [`role=${role}`] : []),
      ...(text ? [`"${text}"`] : []),
    ].join(' ');
  };
  const isReached = (element: Element) => {
    if (isVisited(element) || stops.some((stop) => stop.contains(element))) {
      return true;
    }
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const others = `input[type="radio"][name="${CSS.escape(element.name)}"]`;
      return [...island.querySelectorAll(others)].some(isVisited);
    }
    // The parts of a date are one stop, too.
    const isPart = element.getAttribute('role') === 'spinbutton';
    const around = [...island.querySelectorAll(isPart ? '[role="group"]' : composites)];
    if (around.some((each) => each.contains(element) && isVisited(each))) {
      return true;
    }
    // Buttons of a combo box do what its own keys do.
    const boxes = stops.filter((stop) => stop.getAttribute('role') === 'combobox');
    const field = element.parentElement?.parentElement?.parentElement;
    return boxes.some((box) => field?.contains(box) === true);
  };
  window.walker = {
    name,
    start(selector) {
      stops = [];
      island = document.querySelector(selector) ?? document.body;
      island.scrollIntoView({ block: 'center', behavior: 'instant' });
      const start = island.parentElement?.querySelector<HTMLElement>('[data-demo-start]');
      start?.focus({ preventScroll: true });
    },
    look() {
      const active = findActive();
      if (!active || !isInside(active)) {
        return 'left';
      }
      if (stops.includes(active)) {
        return active === stops.at(-1) ? 'same' : 'before';
      }
      stops.push(active);
      return 'new';
    },
    hasCaret() {
      const active = findActive();
      const isText =
        active instanceof HTMLTextAreaElement ||
        (active instanceof HTMLInputElement &&
          /^(?:text|search|email|number|password|tel|url|date|time)$/.test(active.type));
      return isText ? !active.readOnly : (active as HTMLElement).isContentEditable;
    },
    place(stop) {
      const element = stops[stop];
      if (!element?.isConnected) {
        return undefined;
      }
      const isSeen = () => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      if (!isSeen()) {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
      const box = element.getBoundingClientRect();
      const left = Math.max(0, Math.floor(box.left) - ring);
      const top = Math.max(0, Math.floor(box.top) - ring);
      const right = Math.min(document.documentElement.clientWidth, Math.ceil(box.right) + ring);
      const bottom = Math.min(window.innerHeight, Math.ceil(box.bottom) + ring);
      return right > left && bottom > top
        ? { x: left, y: top, width: right - left, height: bottom - top }
        : undefined;
    },
    findUnreachable: () =>
      [...island.querySelectorAll(controls)]
        .filter((element) => isUsable(element) && !isReached(element))
        .map(name),
  };
}

/** Gives the open page what `walk` needs. */
export const installWalker = (page: Page): Promise<void> => page.evaluate(defineWalker, RING);

/** Returns the role and the name that the browser gives the element with the focus. */
async function describeFocus(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const role = String(node?.role?.value ?? 'none');
  const name = String(node?.name?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return name === '' ? role : `${role} "${name.slice(0, 80)}"`;
}

/** Waits until what follows the focus is drawn. */
const draw = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

async function picture(page: Page, stop: number): Promise<Buffer | undefined> {
  const clip = await page.evaluate((index) => window.walker.place(index), stop);
  return clip && page.screenshot({ clip, caret: 'initial', animations: 'allow' });
}

/**
 * Walks through a demo by Tab, from before it to after it.
 *
 * @param selector of its island
 */
export async function walk(page: Page, session: CDPSession, selector: string): Promise<Walk> {
  const stops: string[] = [];
  const withoutFocus: number[] = [];
  let before: Buffer | undefined;
  let repeats = 0;
  await page.evaluate((island) => window.walker.start(island), selector);
  for (;;) {
    await page.keyboard.press('Tab');
    await draw(page);
    const where = await page.evaluate(() => window.walker.look());
    repeats = where === 'same' ? repeats + 1 : 0;
    if (where === 'same' && repeats <= MAX_REPEATS) {
      continue;
    }
    const last = stops.length - 1;
    const now = before && (await picture(page, last));
    if (now && before?.equals(now)) {
      withoutFocus.push(last);
    }
    if (where !== 'new' || stops.length === MAX_STOPS) {
      const isCut = where === 'new';
      const unreachable = isCut ? [] : await page.evaluate(() => window.walker.findUnreachable());
      return {
        stops,
        ...(isCut && { moreStops: true }),
        ...(!isCut && where !== 'left' && { trapped: true }),
        ...(withoutFocus.length > 0 && { withoutFocus }),
        ...(unreachable.length > 0 && { unreachable }),
      };
    }
    stops.push(await describeFocus(session));
    const hasCaret = await page.evaluate(() => window.walker.hasCaret());
    before = hasCaret ? undefined : await picture(page, stops.length - 1);
  }
}
