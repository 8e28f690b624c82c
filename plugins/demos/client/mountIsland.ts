import { themeConstants, type DisplayPreferences } from '../../preferences/types';
import type { Island, MountIsland } from '../types';

/** The attribute that the island's cascade layer acts on. */
const islandAttribute = 'data-island';

function drawFrame(element: HTMLElement, { mode, direction }: DisplayPreferences): void {
  element.setAttribute(islandAttribute, '');
  element.dir = direction;
  element.style.colorScheme = mode;
}

/**
 * Loads the demo and the version's mount file, and draws the one with the other in `element`.
 *
 * @param element an empty element; it and the popups' element become islands
 * @param load brings the module whose default export is the demo
 * @param preferences what to draw the demo with at first
 * @param onError called with what the demo throws while it renders
 * @returns the island; rejects when a file cannot be loaded
 */
export async function mountIsland(
  element: HTMLElement,
  load: () => Promise<{ default: unknown }>,
  preferences: DisplayPreferences,
  onError: (error: Error) => void,
): Promise<Island> {
  const [demo, { mount }] = await Promise.all([
    load(),
    import('@version/mount') as Promise<{ mount: MountIsland<unknown> }>,
  ]);
  const portal = document.createElement('div');
  const frames = [element, portal];
  frames.forEach((frame) => drawFrame(frame, preferences));
  document.body.append(portal);
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
    unmount() {
      island.unmount();
      portal.remove();
    },
  };
}
