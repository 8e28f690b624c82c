/**
 * What a visitor sees while a page loads, frame by frame: what is drawn for a visitor with other
 * preferences, and every picture that is not like the last one.
 */
import type { CDPSession, Page } from '@playwright/test';

/** What a page shows of the visitor's preferences, by preference: the values that can be seen of each. */
export type Shown = Record<
  'mode' | 'direction' | 'density' | 'style' | 'variant' | 'manager',
  readonly string[]
>;

interface Recorded {
  /** In ms since the page was asked for. */
  time: number;
  shown: Shown;
  /** The code that can be read of each demo, by the demo's name. */
  code: Record<string, string>;
}

declare global {
  interface Window {
    /** What was drawn, in order: from one of them to the next, nothing of it changed. */
    recorded: Recorded[];
  }
}

/** Runs in the page before anything else. */
function record(): void {
  window.recorded = [];
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const read = (): Omit<Recorded, 'time'> => {
    const root = document.documentElement;
    const { theme = '', density = '', codeStyle = '' } = root.dataset;
    const { codeVariant = '', packageManager = '' } = root.dataset;
    const grids = find('.MuiDataGrid-root').map((grid) =>
      grid.matches('[class*="densityCompact"]') ? 'dense' : 'comfortable',
    );
    const styles = find('[aria-label="Code style"] [aria-pressed="true"]');
    const code = find('pre[data-variant]');
    const panels = (group: string) =>
      find(`[data-tabs="${group}"] > [data-tab]`).map(({ dataset }) => dataset.tab ?? '');
    const unique = (...values: string[]) => [...new Set(values)];
    return {
      shown: {
        mode: unique(theme, getComputedStyle(root).colorScheme),
        direction: unique(root.dir, getComputedStyle(document.body).direction),
        density: unique(density, ...grids),
        style: unique(codeStyle, ...styles.map(({ textContent }) => textContent)),
        variant: unique(
          codeVariant,
          ...code.map(({ dataset }) => dataset.variant ?? ''),
          ...panels('codeVariant'),
        ),
        manager: unique(packageManager, ...panels('packageManager')),
      },
      code: Object.fromEntries(
        code.map((block) => [block.closest('figure')?.id ?? '', block.textContent]),
      ),
    };
  };
  let last = '';
  const look = () => {
    if (document.body) {
      const now = read();
      const text = JSON.stringify(now);
      if (text !== last) {
        last = text;
        window.recorded.push({ time: performance.now(), ...now });
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Frame {
  png: string;
  /** When it was drawn, in ms since 1970. */
  time: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Runs in a page whose policy allows images from data. Returns of every picture the share, in percent,
 * that is drawn and otherwise than in the last one, what lies in boxes left out.
 *
 * @param input.scale how many px of the page one pixel of the pictures is
 */
async function compareWithLast({
  pngs,
  boxes,
  scale,
}: {
  pngs: readonly string[];
  boxes: readonly Box[];
  scale: number;
}): Promise<number[]> {
  /** How far a channel may be off, of 255: what is only nearly empty, and edges of letters. */
  const tolerance = 24;
  const pictures = await Promise.all(
    pngs.map(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) {
        throw new Error('The browser has no canvas to read pictures with.');
      }
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, width, height);
    }),
  );
  const last = pictures.at(-1);
  if (!last) {
    return [];
  }
  // The color of most of the page: it comes in parts, and what is still empty is not wrong.
  const counts = new Map<string, number>();
  for (let at = 0; at < last.data.length; at += 4) {
    const color = last.data.subarray(at, at + 3).join();
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [[paper] = ['']] = [...counts].toSorted(([, one], [, other]) => other - one);
  const empty = paper.split(',').map(Number);
  const isOff = (one: ArrayLike<number>, other: ArrayLike<number>) =>
    [0, 1, 2].some((channel) => Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > tolerance);
  return pictures.map(({ data, width, height }) => {
    let off = 0;
    for (let at = 0; at < data.length; at += 4) {
      const pixel = data.subarray(at, at + 3);
      if (isOff(pixel, last.data.subarray(at, at + 3)) && isOff(pixel, empty)) {
        const x = ((at / 4) % width) * scale;
        const y = Math.floor(at / 4 / width) * scale;
        const isIn = (box: Box) =>
          x > box.left - scale && x < box.right && y > box.top - scale && y < box.bottom;
        off += boxes.some(isIn) ? 0 : 1;
      }
    }
    return (off * 100) / (width * height);
  });
}

/** How many px of the page one pixel of a frame is. */
const scale = 4;

/** Share of a frame, in percent, that may differ: the edge of what is not yet all there. */
const limit = 0.5;

/** Watches a page from before it is opened until `end`. */
export class FrameWatch {
  private readonly frames: Frame[] = [];

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** @param slowdown how much slower the processor is made: what comes late comes late enough to be seen */
  static async start(page: Page, slowdown: number): Promise<FrameWatch> {
    await page.addInitScript(record);
    const session = await page.context().newCDPSession(page);
    const watch = new FrameWatch(page, session);
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      watch.frames.push({ png: data, time: (metadata.timestamp ?? 0) * 1000 });
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const size = { maxWidth: width / scale, maxHeight: height / scale };
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1, ...size });
    return watch;
  }

  /** What the page shows now. */
  readShown(): Promise<Shown | undefined> {
    return this.page.evaluate(() => window.recorded.at(-1)?.shown);
  }

  /** Ends it, and returns what was drawn from the first paint on that is not as in the end. */
  async end(): Promise<string[]> {
    await this.session.send('Page.stopScreencast');
    const { origin, paint, recorded, demos } = await this.page.evaluate(() => ({
      origin: performance.timeOrigin,
      paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      recorded: window.recorded,
      // They come when they are ready, in the place that is reserved for them.
      demos: [...document.querySelectorAll('[data-demo]')].map((demo): Box => {
        const { left, top, right, bottom } = demo.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    }));
    const painted = recorded.filter((_, index) => (recorded[index + 1]?.time ?? Infinity) > paint);
    return [
      ...findChanges(painted, paint),
      ...(await this.findOtherPictures(origin + paint, demos)),
    ];
  }

  private async findOtherPictures(from: number, boxes: readonly Box[]): Promise<string[]> {
    // Most frames show nothing new.
    const own = this.frames
      .filter(({ time }) => time >= from)
      .filter(({ png }, index, all) => png !== all[index - 1]?.png);
    if (own.length === 0) {
      return ['no frame was drawn'];
    }
    const blank = await this.page.context().newPage();
    const pngs = own.map(({ png }) => png);
    const shares = await blank.evaluate(compareWithLast, { pngs, boxes, scale });
    await blank.close();
    return shares.flatMap((share, index) => {
      const after = Math.round((own[index]?.time ?? 0) - from);
      return share > limit
        ? [`${after} ms after the first paint, ${share.toFixed(1)}% of the page look otherwise`]
        : [];
    });
  }
}

/** What a visitor sees of a preference, or reads of a demo's code, that is something else later. */
function findChanges(painted: readonly Recorded[], paint: number): string[] {
  const last = painted.at(-1);
  if (!last) {
    return ['nothing was recorded'];
  }
  return painted.flatMap(({ time, shown, code }) => {
    const after = `${Math.max(0, Math.round(time - paint))} ms after the first paint`;
    const preferences = (Object.keys(shown) as (keyof Shown)[])
      .filter((name) => shown[name].some((value) => !last.shown[name].includes(value)))
      .map((name) => `${after}, ${name} is ${shown[name].join(' and ')}`);
    // A part of it is right: the browser may still be reading the page.
    const texts = Object.keys(code)
      .filter((name) => !last.code[name]?.startsWith(code[name] ?? ''))
      .map((name) => `${after}, the code of ${name} is another`);
    return [...preferences, ...texts];
  });
}
