import type { Browser } from 'playwright-core';
import type { Check } from '../browser/check';
import { changes } from './changes';
import { checkPicture } from './checkPicture';
import { openChosen } from './openChosen';
import { openPage } from './openPage';
import type { PageKind } from '../browser/kinds/pageKinds';
import { scale } from './picture';
import { readPicture } from './readPicture';
import { takePicture } from './takePicture';
import { toReference } from './toReference';

const state = { mode: 'light', direction: 'ltr' } as const;
const size = { width: 1440, height: 1000 };

/** Proves on pages of the built site that faults are noticed, and what is none is not. */
export async function proveNoticing(
  browser: Browser,
  origin: string,
  kinds: readonly PageKind[],
): Promise<Check[]> {
  const context = await openChosen(browser, origin, state);
  const checks: Check[] = [];
  try {
    const desk = await context.newPage();
    for (const kind of kinds) {
      const own = changes.filter((change) => change.kind === kind.name);
      if (own.length === 0) {
        continue;
      }
      const page = await openPage(context, origin, kind, state);
      await page.evaluate(() => {
        const { fontSize } = getComputedStyle(document.querySelector('h1')!);
        document.documentElement.style.setProperty('--title-size', fontSize);
      });
      const stored = await toReference(desk, await takePicture(page, size));
      const reference = await readPicture(desk, stored, 1);
      for (const { what, css, fault } of own) {
        const style = await page.addStyleTag({ content: css });
        const picture = await readPicture(desk, await takePicture(page, size), scale);
        await style.evaluate((element) => (element as Element).remove());
        const { problems } = checkPicture(picture, reference);
        const wrong = fault ? problems.length === 0 : problems.length > 0;
        const said = fault ? ['It is not noticed.'] : problems;
        checks.push({
          name: `pictures: ${what} is ${fault ? '' : 'not '}noticed`,
          problems: wrong ? said : [],
        });
      }
      await page.close();
    }
    return checks;
  } finally {
    await context.close();
  }
}
