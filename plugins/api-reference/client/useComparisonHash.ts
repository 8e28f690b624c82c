import { useEffect, useRef } from 'react';

/** Scrolls to what the address names once it is there: when the page came, the browser did not find it. */
export function useComparisonHash(ready: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (ready && !done.current) {
      done.current = true;
      document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
    }
  }, [ready]);
}
