import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DisplayPreferences } from '../../preferences/types';
import type { DemoModule, Island } from '../types';
import { mountIsland } from './mountIsland';

export type IslandState = 'waiting' | 'ready' | 'failed';

interface IslandHandle {
  state: IslandState;
  /** What the demo threw, or why it could not be loaded; set when the state is `failed`. */
  error?: Error;
  /** Unmounts the demo and mounts it afresh. */
  reset(): void;
}

/**
 * Keeps a demo mounted in an element while `active`, and its preferences up to date.
 *
 * @param ref the element; its content belongs to the island from the moment it is active
 * @param load brings the demo
 * @param preferences mode, direction and density; a change is passed on, the demo's state kept
 * @param active false until the demo should load
 */
export function useIsland(
  ref: RefObject<HTMLElement | null>,
  load: DemoModule['load'],
  preferences: DisplayPreferences,
  active: boolean,
): IslandHandle {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<IslandState>('waiting');
  const [error, setError] = useState<Error>();
  const island = useRef<Island>(undefined);
  const latest = useRef(preferences);
  const { mode, direction, density } = preferences;

  useEffect(() => {
    latest.current = { mode, direction, density };
    island.current?.update(latest.current);
  }, [mode, direction, density]);

  // Its clean-up runs while the element is still in the page: a grid that is out of it measures
  // nothing, and says so.
  useLayoutEffect(() => {
    const host = ref.current;
    if (!active || !host) {
      return undefined;
    }
    let gone = false;
    const element = host.appendChild(document.createElement('div'));
    const fail = (cause: Error) => {
      if (!gone) {
        setError(cause);
        setState('failed');
      }
    };
    mountIsland(element, load, latest.current, fail).then((mounted) => {
      if (gone) {
        mounted.unmount();
        return;
      }
      island.current = mounted;
      mounted.update(latest.current);
      setState((current) => (current === 'waiting' ? 'ready' : current));
    }, fail);
    return () => {
      gone = true;
      island.current?.unmount();
      island.current = undefined;
      element.remove();
      setState('waiting');
      setError(undefined);
    };
  }, [ref, load, active, round]);

  const reset = useCallback(() => setRound((current) => current + 1), []);
  return { state, error, reset };
}
