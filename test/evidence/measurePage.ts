/** What is found in the demos of a page: by axe in four views, by Tab, and in the accessible tree. */
import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { type View, views } from '../../plugins/accessibility-evidence/types';
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

const noLook: Look = { rules: 0, failures: [] };

const toSelector = (name: string) => `[data-measured="${name}"]`;

/**
 * Runs axe on demos as the page shows them now, on all of them at a time: what it learns of the page takes longest.
 *
 * @param rules to run; absent: all
 */
async function runAxe(
  page: Page,
  names: readonly string[],
  rules?: readonly string[],
): Promise<Map<string, Look>> {
  const options: RunOptions = {
    ...axeOptions,
    resultTypes: ['violations', 'passes'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    selectors: false,
    elementRef: true,
  };
  const looks = await page.evaluate(
    async ([demos, runOptions, most]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const include = demos.map((name) => [`[data-measured="${name}"]`]);
      const { violations, passes } = await run({ include } as never, runOptions);
      const pick = ({ nodes }: Result, name: string) =>
        nodes.flatMap(({ element }) => {
          const island = element?.closest<HTMLElement>('[data-measured]');
          return element && island?.dataset.measured === name ? [element] : [];
        });
      return demos.map((name) => {
        const failures = violations.flatMap((violation) => {
          const elements = pick(violation, name);
          const { id, help, impact } = violation;
          return elements.length === 0
            ? []
            : [
                {
                  rule: id,
                  help,
                  impact: impact ?? ('minor' as const),
                  count: elements.length,
                  elements: [...new Set(elements.map(window.walker.name))].slice(0, most),
                },
              ];
        });
        const passed = passes.filter((rule) => pick(rule, name).length > 0);
        const applied = new Set([
          ...passed.map(({ id }) => id),
          ...failures.map(({ rule }) => rule),
        ]);
        return { rules: applied.size, failures };
      });
    },
    [names, options, MAX_ELEMENTS] as const,
  );
  return new Map(looks.map((look, index) => [names[index] ?? '', look]));
}

/** Looks at demos with axe. What fails among others has to fail alone, too: headings of demos are no sequence. */
async function look(page: Page, names: readonly string[]): Promise<Map<string, Look>> {
  const looks = await runAxe(page, names);
  for (const [name, { rules, failures }] of looks) {
    if (failures.length > 0) {
      const failing = failures.map(({ rule }) => rule);
      const alone = (await runAxe(page, [name], failing)).get(name)?.failures ?? [];
      looks.set(name, { rules, failures: alone });
    }
  }
  return looks;
}

/** Turns the page to a view, as a visitor's system and settings do. */
async function turnTo(page: Page, view: View): Promise<void> {
  const [mode, direction] = view.split(' ') as ['light' | 'dark', 'ltr' | 'rtl'];
  await emulateSystem(page, { colorScheme: mode });
  await setDirection(page, direction);
  const islands = `[data-measured] [data-island]:not([data-mode="${mode}"][dir="${direction}"])`;
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
  const looks = new Map<View, Map<string, Look>>();
  for (const view of views) {
    await turnTo(page, view);
    looks.set(view, await look(page, marked));
  }
  await turnTo(page, views[0]);
  const session = await page.context().newCDPSession(page);
  const found = new Map<string, Found>();
  for (const name of marked) {
    const own = views.map((view) => [view, looks.get(view)?.get(name) ?? noLook] as const);
    const tree = cutTree(await page.locator(toSelector(name)).ariaSnapshot());
    found.set(name, {
      ...mergeLooks(new Map(own)),
      ...(await walk(page, session, toSelector(name))),
      ...tree,
    });
  }
  return { found, problems };
}
