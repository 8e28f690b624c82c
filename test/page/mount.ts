import type { IslandOptions, MountIsland } from '../../plugins/demos/types';
import type { DisplayPreferences } from '../../plugins/preferences/types';

/** An island that a test mounted, and what happened to it. */
export interface MountedIsland {
  element: HTMLElement;
  demo: unknown;
  options: IslandOptions;
  updates: DisplayPreferences[];
  /** What was drawn in the place of the demo, in turn. */
  shown: unknown[];
  unmounted: boolean;
}

/** Every island since the test emptied the list. */
export const mountedIslands: MountedIsland[] = [];

/**
 * Stands for a version's `mount.tsx`: writes a demo that is a text, calls one that is a function, which
 * then says itself that it is drawn.
 */
export const mount: MountIsland<unknown> = (element, demo, options) => {
  const island: MountedIsland = {
    element,
    demo,
    options,
    updates: [],
    shown: [],
    unmounted: false,
  };
  mountedIslands.push(island);
  const draw = (drawn: unknown) => {
    element.textContent = typeof drawn === 'string' ? drawn : '';
    if (typeof drawn === 'function') {
      drawn(options);
    }
  };
  draw(demo);
  if (typeof demo !== 'function') {
    options.onDrawn();
  }
  return {
    show(next) {
      island.shown.push(next);
      draw(next);
    },
    update: (preferences) => island.updates.push(preferences),
    unmount() {
      island.unmounted = true;
      element.textContent = '';
    },
  };
};
