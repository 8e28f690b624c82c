import type { BrowserContext, Page } from 'playwright-core';
import { openPage } from './openPage';
import type { Check } from '../browser/check';
import type { PageKind } from '../browser/kinds/pageKinds';
import { windows, type State } from './states';
import { takePicture } from './takePicture';

/** A page in a window, and how its PNG is taken, now or again. */
export interface View {
  /** What its picture is called: `guide.dark.rtl.390`. */
  name: string;
  /** A blank page. */
  desk: Page;
  take(): Promise<Buffer>;
}

/**
 * Opens a page of a kind and shows it in every window.
 *
 * @param context one of `openChosen`, with the same choices
 * @param desk a blank page
 * @returns what `look` found in all windows
 */
export async function lookAtKind(
  context: BrowserContext,
  origin: string,
  kind: PageKind,
  state: State,
  desk: Page,
  look: (view: View) => Promise<readonly Check[]>,
): Promise<Check[]> {
  const page = await openPage(context, origin, kind, state);
  const found: Check[] = [];
  for (const size of windows) {
    const name = `${kind.name}.${state.mode}.${state.direction}.${size.width}`;
    found.push(...(await look({ name, desk, take: () => takePicture(page, size) })));
  }
  await page.close();
  return found;
}
