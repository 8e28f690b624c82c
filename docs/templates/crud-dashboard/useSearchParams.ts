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

/** The query of the address, and a function that changes it: as a step to go back to, or in place. */
export function useSearchParams() {
  const search = React.useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const go = React.useCallback((href: string, inPlace = false) => {
    window.history[inPlace ? 'replaceState' : 'pushState'](null, '', href);
    listeners.forEach((listener) => listener());
  }, []);
  return [React.useMemo(() => new URLSearchParams(search), [search]), go] as const;
}
