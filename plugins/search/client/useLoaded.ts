import { useEffect, useState } from 'react';

/** Something that is loaded: absent as long as it is not there. */
export interface Loaded<Value> {
  value?: Value;
  failed: boolean;
  retry(): void;
}

/**
 * Loads something and tells what has become of it. What was loaded before stays until the next is there.
 *
 * @param load absent when there is nothing to load; another function loads again
 */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined): Loaded<Value> {
  const [state, setState] = useState<{ value?: Value; failed: boolean }>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (value) => isCurrent && setState({ value, failed: false }),
      () => isCurrent && setState(({ value }) => ({ value, failed: true })),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
