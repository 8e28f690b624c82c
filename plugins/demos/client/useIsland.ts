import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DisplayPreferences } from '../../preferences/types';
import type { LoadedDemo } from '../types';
import { type MountedIsland, loadIsland, mountIsland } from './mountIsland';
import { toError } from './thrown';
import { takeTurn } from './turns';

/** How far outside the viewport an element counts as near, in px. */
const NEAR_MARGIN = 300;

/** Returns true once the element has come near the viewport. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${NEAR_MARGIN}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref]);
  return near;
}

type IslandState = 'waiting' | 'ready' | 'failed';

interface IslandHandle {
  state: IslandState;
  /** What the demo threw, or why it failed to load; set when the state is `failed`. */
  error?: Error;
  /** Unmounts the demo and mounts it again. */
  reset(): void;
}

/** The island that shows, and its element. */
interface Stage {
  island: MountedIsland;
  element: HTMLElement;
}

/**
 * Keeps a demo mounted in an element while `active`, and its preferences up to date.
 *
 * @param ref the element; once active, its content belongs to the island
 * @param load loads the demo; when it changes, the new demo replaces the old one once it is loaded
 * @param preferences mode, direction and density; the demo keeps its state when they change
 * @param active false until the demo should load
 */
export function useIsland(
  ref: RefObject<HTMLElement | null>,
  load: () => Promise<LoadedDemo>,
  preferences: DisplayPreferences,
  active: boolean,
): IslandHandle {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<IslandState>('waiting');
  const [error, setError] = useState<Error>();
  const stage = useRef<Stage>(undefined);
  const latest = useRef(preferences);
  const { mode, direction, density } = preferences;

  useEffect(() => {
    latest.current = { mode, direction, density };
    stage.current?.island.update(latest.current);
  }, [mode, direction, density]);

  // Paper is white.
  useEffect(() => {
    const draw = ({ type }: Event) => {
      if (latest.current.mode === 'dark') {
        const mode = type === 'beforeprint' ? 'light' : 'dark';
        stage.current?.island.update({ ...latest.current, mode }, true);
      }
    };
    const events = ['beforeprint', 'afterprint'];
    events.forEach((name) => window.addEventListener(name, draw));
    return () => events.forEach((name) => window.removeEventListener(name, draw));
  }, []);

  // A layout effect, to unmount while the element is in the page: a grid outside it warns that it
  // can't measure.
  useLayoutEffect(
    () => () => {
      stage.current?.island.unmount();
      stage.current?.element.remove();
      stage.current = undefined;
      setState('waiting');
      setError(undefined);
    },
    [ref, active, round],
  );

  useLayoutEffect(() => {
    const host = ref.current;
    if (!active || !host) {
      return undefined;
    }
    let gone = false;
    const fail = (thrown: unknown) => {
      setError(toError(thrown));
      setState('failed');
    };
    const start = async () => {
      await takeTurn(host);
      if (gone) {
        return;
      }
      const loaded = await loadIsland(load, host.closest<HTMLElement>('[lang]')?.lang);
      await takeTurn(host);
      if (gone) {
        return;
      }
      setError(undefined);
      setState('waiting');
      const element = document.createElement('div');
      host.append(element);
      const island = mountIsland(element, loaded, latest.current, {
        onDrawn: () => setState((current) => (current === 'waiting' ? 'ready' : current)),
        onError: (thrown) => element.isConnected && fail(thrown),
      });
      stage.current = { island, element };
    };
    const change = async ({ island }: Stage) => {
      const demo = await load();
      if (!gone) {
        setError(undefined);
        setState('ready');
        island.show(demo);
      }
    };
    (stage.current ? change(stage.current) : start()).catch(
      (thrown: unknown) => !gone && fail(thrown),
    );
    return () => {
      gone = true;
    };
  }, [ref, load, active, round]);

  const reset = useCallback(() => setRound((current) => current + 1), []);
  return { state, error, reset };
}
