import { themeConstants } from '../../preferences/themeConstants';
import type { DisplayPreferences } from '../../preferences/types';
import type { Island, IslandOptions, LoadedDemo, MountIsland, MountModule } from '../types';
import { adoptPopups } from './adoptPopups';

/** The demos' style elements by scope, and how many demos use each. */
const stylesInUse = new Map<string, { element: HTMLStyleElement; users: number }>();

/**
 * Adds the CSS of a demo to the page: once, however many demos use it.
 *
 * @returns removes it; to be called once
 */
export function addStyles({ scope, css }: NonNullable<LoadedDemo['styles']>): () => void {
  const known = stylesInUse.get(scope) ?? { element: document.createElement('style'), users: 0 };
  known.users += 1;
  known.element.textContent = css;
  stylesInUse.set(scope, known);
  document.head.append(known.element);
  return () => {
    known.users -= 1;
    if (known.users === 0) {
      known.element.remove();
      stylesInUse.delete(scope);
    }
  };
}

/** A mounted island, which shows a demo with its styles. */
export interface MountedIsland extends Omit<Island, 'show'> {
  /** Replaces the demo with another one. */
  show(demo: LoadedDemo): void;
}

function drawFrame(element: HTMLElement, { mode, direction }: DisplayPreferences): void {
  // The island's cascade layer applies to it.
  element.dataset.island = '';
  element.dataset.mode = mode;
  element.dir = direction;
  element.style.colorScheme = mode;
}

/** Applies a demo's styles to its frames; returns what removes them from the page. */
function dressFrames(frames: readonly HTMLElement[], styles: LoadedDemo['styles']): () => void {
  for (const frame of frames) {
    if (styles) {
      frame.dataset.styles = styles.scope;
    } else {
      delete frame.dataset.styles;
    }
  }
  return styles ? addStyles(styles) : () => {};
}

/** A demo with the `mount` of its version. */
export interface LoadedIsland {
  demo: LoadedDemo;
  mount: MountIsland<unknown>;
  /** The library's texts in the language of the page; absent in English. */
  locale?: unknown;
}

/** Loads a version's `mount`, and with it the library's texts in a language. */
async function loadMount(language: string): Promise<Omit<LoadedIsland, 'demo'>> {
  const { mount, loadLocale } = (await import('@version/mount')) as MountModule;
  // Without them the library speaks English.
  const locale = language === 'en' ? undefined : await loadLocale?.(language).catch(() => {});
  return { mount, ...(locale !== undefined && locale !== null && { locale }) };
}

/**
 * Loads a demo and its version's `mount`; rejects when a file fails to load.
 *
 * @param language of the text around the demo
 */
export async function loadIsland(
  load: () => Promise<LoadedDemo>,
  language = 'en',
): Promise<LoadedIsland> {
  const [demo, mount] = await Promise.all([load(), loadMount(language)]);
  return { demo, ...mount };
}

/**
 * Renders a demo in an element.
 *
 * @param element an empty element; it and the element for popups become islands
 * @param preferences what to render the demo with at first
 * @param events called when the demo is drawn, and with what it throws while it renders
 */
export function mountIsland(
  element: HTMLElement,
  { demo, mount, locale }: LoadedIsland,
  preferences: DisplayPreferences,
  events: Pick<IslandOptions, 'onDrawn' | 'onError'>,
): MountedIsland {
  const portal = document.createElement('div');
  const frames = [element, portal];
  frames.forEach((frame) => drawFrame(frame, preferences));
  document.body.append(portal);
  const leavePopups = adoptPopups(element, portal);
  let undress = dressFrames(frames, demo.styles);
  const island = mount(element, demo.default, {
    preferences,
    portal,
    theme: themeConstants,
    locale,
    ...events,
  });
  return {
    update(next, now) {
      frames.forEach((frame) => drawFrame(frame, next));
      island.update(next, now);
    },
    show(next) {
      const before = undress;
      undress = dressFrames(frames, next.styles);
      before();
      island.show(next.default);
    },
    unmount() {
      island.unmount();
      leavePopups();
      portal.remove();
      undress();
    },
  };
}
