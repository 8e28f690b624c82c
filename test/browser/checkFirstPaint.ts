import type { Browser, CDPSession, Page } from 'playwright-core';
import { packageManagers } from '../../plugins/preferences/types';
import { mapConcurrently } from '../../plugins/shared/server/mapConcurrently';
import { comparePictures, type Block, type Difference } from '../pictures/comparePictures';
import { blockSize, scale, type Picture } from '../pictures/picture';
import { readPicture } from '../pictures/readPicture';
import type { Check } from './check';
import { checkTwice } from './checkTwice';
import { openContext } from './openContext';
import { visitors, type Visitor } from './visitors';

/** How much slower the processor is made: what comes late comes late enough to be seen. */
const slowdown = 4;

/** Pages at a time: what each draws is looked at. */
const concurrency = 2;

/** How long a page may take at the most, in ms. */
const patience = 120_000;

/** Share of a frame, in percent, that may differ: the edge of what is not yet all there. */
const limit = 1;

/** How far a channel of what is empty is off the page's paper, of 255: surfaces, lines. */
const emptiness = 24;

interface Frame {
  png: Buffer;
  /** When it was drawn, in ms since 1970. */
  time: number;
}

/** Notes every frame that the browser draws. */
async function watchFrames(session: CDPSession): Promise<Frame[]> {
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ png: Buffer.from(data, 'base64'), time: (metadata.timestamp ?? 0) * 1000 });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return frames;
}

async function openContextOf(browser: Browser, origin: string, visitor: Visitor) {
  const context = await openContext(browser, {
    colorScheme: visitor.system,
    viewport: { width: 1280, height: 1200 },
  });
  await context.addCookies([
    { name: 'codeStyling', value: visitor.style, url: origin },
    { name: 'codeVariant', value: visitor.variant, url: origin },
  ]);
  const entries = {
    'mui-mode': visitor.mode,
    direction: visitor.direction,
    density: visitor.density,
    'codeblock-package-manager': visitor.manager,
  };
  await context.addInitScript((kept) => Object.assign(localStorage, kept), entries);
  return context;
}

/** The boxes of demos: they come when they are ready, in the place that is reserved for them. */
const readDemoBoxes = (page: Page) =>
  page.locator('[data-demo]').evaluateAll((demos) =>
    demos.map((demo) => {
      const { left, top, right, bottom } = demo.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

/** The color that most of a picture has. */
function findPaper({ pixels }: Picture): readonly number[] {
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.subarray(at, at + 3).join();
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [[paper] = ['']] = [...counts].toSorted(([, one], [, other]) => other - one);
  return paper.split(',').map(Number);
}

/** Whether nothing is drawn at a place yet: pages come in parts. */
function isEmpty(
  { width, height, pixels }: Picture,
  [left, top]: Block,
  paper: readonly number[],
): boolean {
  // The last blocks may stick out of the picture.
  for (let y = top; y < Math.min(top + blockSize, height); y += 1) {
    for (let at = (y * width + left) * 3; at < (y * width + left + blockSize) * 3; at += 1) {
      if (Math.abs((pixels[at] ?? 0) - (paper[at % 3] ?? 0)) > emptiness) {
        return false;
      }
    }
  }
  return true;
}

/** Returns the share of a frame, in percent, that is drawn and not as in the last one, demos left out. */
function toShare(
  frame: Picture,
  difference: Difference | undefined,
  paper: readonly number[],
  demos: Awaited<ReturnType<typeof readDemoBoxes>>,
): number {
  const side = blockSize * scale;
  const blocks = (difference?.blocks ?? []).filter((block) => {
    const [left, top] = [block[0] * scale, block[1] * scale];
    const isInDemo = demos.some(
      (demo) =>
        left + side > demo.left && left < demo.right && top + side > demo.top && top < demo.bottom,
    );
    return !isInDemo && !isEmpty(frame, block, paper);
  });
  return (blocks.length * blockSize ** 2 * 100) / (frame.width * frame.height);
}

/** Looks at all that is drawn while a page loads; returns what was drawn otherwise than in the end. */
async function findFlashes(browser: Browser, address: string, visitor: Visitor): Promise<string[]> {
  const { origin } = new URL(address);
  const context = await openContextOf(browser, origin, visitor);
  try {
    const page = await context.newPage();
    // From a page of the site: the browser shows it until there is something of the next one.
    await page.goto(`${origin}/x/there/is/no-such-page`);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const frames = await watchFrames(session);
    await page.goto(address);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    await page.waitForTimeout(800);
    await session.send('Page.stopScreencast');
    const start = await page.evaluate(
      () =>
        performance.timeOrigin + (performance.getEntriesByName('first-paint')[0]?.startTime ?? 0),
    );
    const shown = await page.evaluate(() => {
      const { dir, dataset } = document.documentElement;
      const { theme, density, codeStyle, codeVariant, packageManager } = dataset;
      return [theme, dir, density, codeStyle, codeVariant, packageManager].join(', ');
    });
    const { mode, system, direction, density, style, variant, manager } = visitor;
    const theme = mode === 'system' ? system : mode;
    const wanted = [theme, direction, density, style, variant, manager].join(', ');
    if (shown !== wanted) {
      return [`the page is drawn for ${shown}`];
    }
    const demos = await readDemoBoxes(page);
    const blank = await context.newPage();
    // Most frames show nothing new.
    const own = frames
      .filter(({ time }) => time >= start)
      .filter(({ png }, index, all) => index === 0 || !png.equals(all[index - 1]!.png));
    const pictures = [];
    for (const { png } of own) {
      pictures.push(await readPicture(blank, png, scale));
    }
    const last = pictures.at(-1);
    if (!last) {
      return ['no frame was drawn'];
    }
    const paper = findPaper(last);
    return pictures.flatMap((picture, index) => {
      const difference = comparePictures(picture, last);
      const share = toShare(picture, difference, paper, demos);
      const after = Math.round((own[index]?.time ?? 0) - start);
      return share > limit
        ? [
            `frame ${index + 1} of ${own.length}, ${after} ms after the first: ${share.toFixed(1)}% are otherwise, in ${JSON.stringify(difference?.box)}`,
          ]
        : [];
    });
  } finally {
    await context.close();
  }
}

/** Pages by what they show. */
interface Addresses {
  /** One whose demos come in several code styles. */
  styles: string;
  /** One with commands of package managers. */
  commands: string;
}

/**
 * Looks at the frames of a page's first paint for visitors with all kinds of choices: from the first
 * one on, the page is drawn as they want it.
 */
export async function checkFirstPaint(
  browser: Browser,
  { styles, commands }: Addresses,
): Promise<Check[]> {
  const checks: Check[] = [];
  const look = async (address: string, visitor: Visitor) => {
    const name = `first paint of ${new URL(address).pathname} for ${Object.values(visitor).join(', ')}`;
    const find = async () => [{ name, problems: await findFlashes(browser, address, visitor) }];
    checks.push(...(await checkTwice(name, find, patience)));
  };
  const ofManagers = packageManagers.flatMap(
    (manager) => visitors.find((visitor) => visitor.manager === manager) ?? [],
  );
  const visits = [
    ...visitors.map((visitor) => ({ address: styles, visitor })),
    ...ofManagers.map((visitor) => ({ address: commands, visitor })),
  ];
  await mapConcurrently(visits, concurrency, ({ address, visitor }) => look(address, visitor));
  return checks;
}
