import { themeConstants } from '../../preferences/themeConstants';
import type { DisplayPreferences } from '../../preferences/types';
import type { Island, LoadedDemo, MountIsland } from '../types';

/** The style elements of the page by their scope, and how many demos use each. */
const inUse = new Map<string, { element: HTMLStyleElement; users: number }>();

/**
 * Puts the CSS of a demo into the page: once, however many demos use it.
 *
 * @returns takes it away again; to be called once
 */
export function addStyles({ scope, css }: NonNullable<LoadedDemo['styles']>): () => void {
  const known = inUse.get(scope) ?? { element: document.createElement('style'), users: 0 };
  known.users += 1;
  known.element.textContent = css;
  inUse.set(scope, known);
  document.head.append(known.element);
  return () => {
    known.users -= 1;
    if (known.users === 0) {
      known.element.remove();
      inUse.delete(scope);
    }
  };
}

/** An island that is mounted: it shows a demo with its styles. */
export interface MountedIsland extends Omit<Island, 'show'> {
  /** Shows another demo in the place of the one that is shown. */
  show(demo: LoadedDemo): void;
}

/** The attribute that the island's cascade layer acts on. */
const islandAttribute = 'data-island';

function drawFrame(element: HTMLElement, { mode, direction }: DisplayPreferences): void {
  element.setAttribute(islandAttribute, '');
  element.dataset.mode = mode;
  element.dir = direction;
  element.style.colorScheme = mode;
}

/** Makes the frames those of a demo's styles, and puts the styles into the page. */
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

/**
 * Loads the demo and the version's mount file, and draws the one with the other in `element`.
 *
 * @param element an empty element; it and the popups' element become islands
 * @param load brings the demo
 * @param preferences what to draw the demo with at first
 * @param onError called with what the demo throws while it renders
 * @returns the island; rejects when a file cannot be loaded
 */
export async function mountIsland(
  element: HTMLElement,
  load: () => Promise<LoadedDemo>,
  preferences: DisplayPreferences,
  onError: (error: Error) => void,
): Promise<MountedIsland> {
  const [demo, { mount }] = await Promise.all([
    load(),
    import('@version/mount') as Promise<{ mount: MountIsland<unknown> }>,
  ]);
  const portal = document.createElement('div');
  const frames = [element, portal];
  frames.forEach((frame) => drawFrame(frame, preferences));
  document.body.append(portal);
  let undress = dressFrames(frames, demo.styles);
  const island = mount(element, demo.default, {
    preferences,
    portal,
    theme: themeConstants,
    onError,
  });
  return {
    update(next) {
      frames.forEach((frame) => drawFrame(frame, next));
      island.update(next);
    },
    show(next) {
      const before = undress;
      undress = dressFrames(frames, next.styles);
      before();
      island.show(next.default);
    },
    unmount() {
      island.unmount();
      portal.remove();
      undress();
    },
  };
}
