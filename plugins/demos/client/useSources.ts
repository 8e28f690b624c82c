import { useCallback, useEffect, useRef, useState } from 'react';
import type { DemoModule, DemoSources } from '../types';

interface Sources {
  /** All the code of the demo, when it is there. */
  sources?: DemoSources;
  /** Whether the last attempt to bring it failed. */
  failed: boolean;
  /** Brings the code, once; rejects when it cannot be loaded, and may be called again then. */
  request(): Promise<DemoSources>;
}

/** Brings the code of a demo when it is first asked for. */
export function useSources(demo: Pick<DemoModule, 'loadSources'>): Sources {
  const [sources, setSources] = useState<DemoSources>();
  const [failed, setFailed] = useState(false);
  const pending = useRef<Promise<DemoSources>>(undefined);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const request = useCallback(() => {
    pending.current ??= demo.loadSources().then(
      ({ default: loaded }) => {
        if (!gone.current) {
          setSources(loaded);
          setFailed(false);
        }
        return loaded;
      },
      (error: Error) => {
        pending.current = undefined;
        if (!gone.current) {
          setFailed(true);
        }
        throw error;
      },
    );
    return pending.current;
  }, [demo]);
  return { sources, failed, request };
}
