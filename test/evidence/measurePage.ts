/** What is found in the demos of a page: by axe in four views, by Tab, and in the accessible tree. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { type Impact, type View, views } from '../../plugins/accessibility-evidence/types';
import { axeOptions, finishLoading } from '../support/accessibility';
import { bringFonts } from '../support/fonts';
import { emulateSystem, open, scrollThrough, setDirection, settle } from '../support/page';
import { type Found, type Look, cutTree, mergeLooks } from './looks';
import { installWalker, walk } from './walk';

export interface MeasuredPage {
  /** By the name of the demo. */
  found: Map<string, Found>;
  /** Why demos can't be measured: `Name is failed: …`. */
  problems: string[];
}

/** The day on which demos are looked at: calendars show today. */
const today = new Date('2026-03-17T10:00:00Z');

/** Most demos fit into it, so that Tab seldom scrolls. */
const windowSize = { width: 1280, height: 1600 };

/** How many elements are named that a rule fails in. */
const MAX_ELEMENTS = 5;

/** What differs from one look to the next, and what hides the demo: the watermark of packages without a license. */
const still = `
  *, *::before, *::after { animation: none !important; transition: none !important; }
  [style*="z-index: 100000"][style*="pointer-events: none"] { visibility: hidden !important; }
  .navbar { display: none !important; }`;

/** Marks the first island of each demo that the page draws; returns the names, and what isn't drawn. */
function markIslands(page: Page, wanted: readonly string[]) {
  return page.evaluate((names) => {
    const marked: string[] = [];
    const problems: string[] = [];
    for (const name of names) {
      const island = document.querySelector<HTMLElement>(`figure [data-demo="${name}"]`);
      const state = island?.dataset.demoState;
      if (!island || island.querySelector('iframe')) {
        problems.push(island ? `${name} runs in a frame` : `${name} isn't on the page`);
      } else if (state === 'ready') {
        island.dataset.measured = name;
        marked.push(name);
      } else {
        problems.push(`${name} is ${state}: ${island.nextElementSibling?.textContent ?? ''}`);
      }
    }
    return { marked, problems };
  }, wanted);
}

const toSelector = (name: string) => `[data-measured="${name}"]`;

/** Looks at a demo with axe as the page shows it now. */
function look(page: Page, name: string): Promise<Look> {
  return page.evaluate(
    async ([selector, options, most]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const context = { include: [[selector]] };
      const results: AxeResults = await run(context as never, { ...options, elementRef: true });
      const failures = results.violations.map(({ id, help, impact, nodes }) => ({
        rule: id,
        help,
        impact: (impact ?? 'minor') as Impact,
        count: nodes.length,
        elements: [
          ...new Set(
            nodes.map(({ element }) => (element ? window.walker.name(element) : 'an element')),
          ),
        ].slice(0, most),
      }));
      return { rules: results.passes.length + failures.length, failures };
    },
    [toSelector(name), axeOptions, MAX_ELEMENTS] as const,
  );
}

/** Turns the page to a view, as a visitor's system and settings do. */
async function turnTo(page: Page, view: View): Promise<void> {
  const [mode, direction] = view.split(' ') as ['light' | 'dark', 'ltr' | 'rtl'];
  await emulateSystem(page, { colorScheme: mode });
  await setDirection(page, direction);
  const islands = `[data-measured]:not([data-mode="${mode}"][dir="${direction}"])`;
  await page.locator(islands).first().waitFor({ state: 'detached' });
  await finishLoading(page);
  await settle(page);
}

/** Opens a page on the same day, with the same random numbers and all demos drawn. */
async function openStill(page: Page, address: string): Promise<void> {
  await page.setViewportSize(windowSize);
  await page.clock.setFixedTime(today);
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
  await open(page, address);
  await bringFonts(page);
  await page.addStyleTag({ content: still });
  await scrollThrough(page);
  await finishLoading(page);
  await settle(page);
}

/**
 * Measures demos of a page.
 *
 * @param page of a profile that follows the system's look
 * @param names of the demos
 */
export async function measurePage(
  page: Page,
  address: string,
  names: readonly string[],
): Promise<MeasuredPage> {
  await openStill(page, address);
  const { marked, problems } = await markIslands(page, names);
  await page.evaluate(axe.source);
  await installWalker(page);
  const looks = new Map(marked.map((name) => [name, new Map<View, Look>()]));
  for (const view of views) {
    await turnTo(page, view);
    for (const [name, seen] of looks) {
      seen.set(view, await look(page, name));
    }
  }
  await turnTo(page, views[0]);
  const session = await page.context().newCDPSession(page);
  const found = new Map<string, Found>();
  for (const [name, seen] of looks) {
    const tree = cutTree(await page.locator(toSelector(name)).ariaSnapshot());
    found.set(name, {
      ...mergeLooks(seen),
      ...(await walk(page, session, toSelector(name))),
      ...tree,
    });
  }
  return { found, problems };
}
