/** How a demo is drawn on a page of the site, and how it is drawn without the site. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openWithFonts } from './fonts';

/** An element and all of its computed properties, its pseudo-elements' too. */
interface DrawnElement {
  name: string;
  style: Record<string, string>;
}

/** How many differences are worth reading. */
const shown = 10;

/**
 * Reads how every element in `host` is drawn when its transitions are over, in document order. Left out are
 * - what every element has by itself, and pseudo-elements that are not there;
 * - custom properties that `host` inherits: they draw nothing by themselves;
 * - Chromium's `-webkit-locale`: the island resets it with all the rest, and the demo's language
 *   is that of the page by the attribute `lang` all the same;
 * - the ids in `url(#…)`: React counts them through the whole page.
 */
function readDrawing(host: Locator): Promise<DrawnElement[]> {
  return host.evaluate((root) => {
    for (const animation of root.getAnimations({ subtree: true })) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (end === Infinity) {
        animation.cancel();
      } else {
        animation.finish();
      }
    }
    const plain = document.body.appendChild(document.createElement('div'));
    plain.style.all = 'initial';
    const bare = getComputedStyle(plain);
    const initial = new Map([...bare].map((name) => [name, bare.getPropertyValue(name)]));
    const inherited = getComputedStyle(root);
    const read = (element: Element, pseudo: string): Record<string, string> => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== '' && ['none', 'normal'].includes(style.content)) {
        return {};
      }
      const entries = [...style].map((name) => [name, style.getPropertyValue(name)] as const);
      const own = entries.filter(([name, value]) =>
        name.startsWith('--')
          ? value !== inherited.getPropertyValue(name)
          : name !== '-webkit-locale' && value !== initial.get(name),
      );
      return Object.fromEntries(
        own
          // What a transition ends with, and no transformation.
          .filter(([, value]) => value !== 'matrix(1, 0, 0, 1, 0, 0)')
          .map(([name, value]) => [
            `${pseudo} ${name}`,
            value.replace(/url\("#[^"]*"\)/g, 'url(#)'),
          ]),
      );
    };
    const drawing = [...root.querySelectorAll('*')].map((element) => ({
      name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
      style: { ...read(element, ''), ...read(element, '::before'), ...read(element, '::after') },
    }));
    plain.remove();
    return drawing;
  });
}

/** Returns how two drawings of the same elements differ. */
function compareDrawings(one: readonly DrawnElement[], other: readonly DrawnElement[]): string[] {
  if (one.length === 0 || one.length !== other.length) {
    return [`${one.length} elements on the page, ${other.length} without the site`];
  }
  const differences = one.flatMap(({ name, style }, index) => {
    const without = other[index]?.style ?? {};
    return Object.keys({ ...style, ...without })
      .filter((property) => style[property] !== without[property])
      .map((property) => `${name} ${property}: ${style[property]}, not ${without[property]}`);
  });
  const more = differences.length - shown;
  return [...differences.slice(0, shown), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** Fails unless two demos come to be drawn alike, in every computed property of every element. */
export async function expectDrawnAlike(onPage: Locator, alone: Locator): Promise<void> {
  // Grids and charts measure themselves a moment after their width changed.
  await expect
    .poll(async () => compareDrawings(await readDrawing(onPage), await readDrawing(alone)), {
      message: 'is drawn as without the site',
    })
    .toEqual([]);
}

/** Returns what fails once a demo is drawn otherwise than it is now. */
export async function keepDrawing(demo: Locator): Promise<() => Promise<void>> {
  const before = await readDrawing(demo);
  return async () =>
    expect(compareDrawings(await readDrawing(demo), before), 'is drawn as before').toEqual([]);
}

/** Switches the site's style sheets off or on, without any effect on the place of a demo. */
async function switchSite(demo: Locator, on: boolean): Promise<void> {
  await demo.evaluate((host, isOn) => {
    const { left, top, width, height } = host.getBoundingClientRect();
    const place = { left, top, width, height };
    const style = Object.entries(place).map(([side, px]) => `${side}: ${px}px`);
    const pin = `position: fixed; z-index: 1000; ${style.join('; ')}`;
    if (!isOn) {
      host.setAttribute('data-style', host.getAttribute('style') ?? '');
    }
    host.setAttribute('style', isOn ? (host.getAttribute('data-style') ?? '') : pin);
    const styles = 'link[rel="stylesheet"], style[data-site]';
    for (const { sheet } of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(styles)) {
      if (sheet) {
        sheet.disabled = !isOn;
      }
    }
  }, on);
}

/** Fails when what a demo opens at the end of `body` is drawn otherwise than without the site. */
export async function expectPopupApart(demo: Locator, popup: Locator): Promise<void> {
  const before = await readDrawing(popup);
  await switchSite(demo, false);
  const without = await readDrawing(popup);
  await switchSite(demo, true);
  expect(compareDrawings(before, without), 'is drawn as without the site').toEqual([]);
}

/**
 * How far a channel of a pixel may be off, of 255: where the edge of a curve is smoothed, and elsewhere. The
 * browser cuts a page into other layers than a demo alone, and smooths a curve for each.
 */
const tolerance = { curve: 96, elsewhere: 8 };

/** Which share of a picture may be such edges. */
const curves = 0.002;

/** Fails unless two demos, each of which is in the same place of its window, look alike. */
export async function expectSamePicture(onPage: Locator, alone: Locator): Promise<void> {
  const pictures = [await onPage.screenshot(), await alone.screenshot()];
  // The browser itself decodes them.
  const { sizes, far, share } = await alone.page().evaluate(
    async ([encoded, { curve, elsewhere }]) => {
      const decode = async (base64: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const { width, height } = image;
        const drawing = new OffscreenCanvas(width, height).getContext('2d');
        drawing?.drawImage(image, 0, 0);
        const data = [...(drawing?.getImageData(0, 0, width, height).data ?? [])];
        return { size: `${width}×${height}`, data };
      };
      const [one, other] = await Promise.all(encoded.map(decode));
      const distances = (one?.data ?? []).map((channel, index) =>
        Math.abs(channel - (other?.data[index] ?? 0)),
      );
      const count = (limit: number) => distances.filter((distance) => distance > limit).length;
      return {
        sizes: [one?.size, other?.size],
        far: count(curve),
        share: count(elsewhere) / distances.length,
      };
    },
    [pictures.map((picture) => picture.toString('base64')), tolerance] as const,
  );
  expect(sizes[0], 'is as large as without the site').toBe(sizes[1]);
  expect(far, 'channels that are far off').toBe(0);
  expect(share, 'share of channels that are off').toBeLessThanOrEqual(curves);
}

/**
 * Opens a demo in its version's playground without any of the site's style sheets: what is left is the
 * browser, the library and the demo. It has the width that it has on its page, and its place there and in the
 * window: fractions of pixels are then rounded alike, and curves are drawn in the same tiles.
 */
export async function openAlone(alone: Page, address: string, onPage: Locator): Promise<Locator> {
  const place = await onPage.evaluate((host) => {
    const { left, top, width } = host.getBoundingClientRect();
    const { scrollHeight } = document.documentElement;
    return { left, top: top + window.scrollY, width, scrollHeight, scrollY: window.scrollY };
  });
  // The font that the theme names is the site's to bring: an island has no other.
  await openWithFonts(alone, address);
  const demo = alone.locator('[data-demo][data-demo-state="ready"]');
  await demo.waitFor();
  await demo.evaluate((host, { left, top, width, scrollHeight, scrollY }) => {
    document
      .querySelectorAll('link[rel="stylesheet"], style[data-site]')
      .forEach((sheet) => sheet.remove());
    document.documentElement.style.height = `${scrollHeight}px`;
    host.setAttribute(
      'style',
      `position: absolute; left: ${left}px; top: ${top}px; width: ${width}px`,
    );
    window.scrollTo(0, scrollY);
  }, place);
  return demo;
}
