import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DisplayPreferences } from '../../preferences/types';
import type { LoadedDemo } from '../types';
import { type MountedIsland, mountIsland } from './mountIsland';

/** How far outside the viewport an element counts as near, in CSS pixels. */
const margin = 300;

/** Returns true from the moment the element first comes near the viewport. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref]);
  return near;
}

type IslandState = 'waiting' | 'ready' | 'failed';

interface IslandHandle {
  state: IslandState;
  /** What the demo threw, or why it could not be loaded; set when the state is `failed`. */
  error?: Error;
  /** Unmounts the demo and mounts it afresh. */
  reset(): void;
}

/** What is on stage: the island, and the element of its own that it is in. */
interface Stage {
  island: MountedIsland;
  element: HTMLElement;
}

/**
 * Keeps a demo mounted in an element while `active`, and its preferences up to date. When `load`
 * changes, the new demo takes the place of the old one, which stays until the new one is there.
 *
 * @param ref the element; its content belongs to the island from the moment it is active
 * @param load brings the demo; when it changes, the demo that it brings takes the place of the one
 *   on stage, which stays until then
 * @param preferences mode, direction and density; a change is passed on, the demo's state kept
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

  // Runs while the element is still in the page: a grid that is out of it measures nothing, and
  // says so.
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
    const fail = (cause: Error) => {
      setError(cause);
      setState('failed');
    };
    const start = async () => {
      const element = document.createElement('div');
      const bring = async () => {
        const demo = await load();
        if (!gone) {
          setError(undefined);
          setState('waiting');
          host.append(element);
        }
        return demo;
      };
      const onError = (cause: Error) => element.isConnected && fail(cause);
      const island = await mountIsland(element, bring, latest.current, onError);
      if (gone) {
        island.unmount();
        element.remove();
        return;
      }
      stage.current = { island, element };
      island.update(latest.current);
      setState((current) => (current === 'waiting' ? 'ready' : current));
    };
    const change = async ({ island }: Stage) => {
      const demo = await load();
      if (!gone) {
        setError(undefined);
        setState('ready');
        island.show(demo);
      }
    };
    (stage.current ? change(stage.current) : start()).catch((cause: Error) => !gone && fail(cause));
    return () => {
      gone = true;
    };
  }, [ref, load, active, round]);

  const reset = useCallback(() => setRound((current) => current + 1), []);
  return { state, error, reset };
}
