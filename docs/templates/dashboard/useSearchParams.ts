import * as React from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The query of the address, and a function that changes it; back and forward work. */
export function useSearchParams() {
  const search = React.useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const push = React.useCallback((href: string) => {
    window.history.pushState(null, '', href);
    listeners.forEach((listener) => listener());
  }, []);
  return [React.useMemo(() => new URLSearchParams(search), [search]), push] as const;
}
