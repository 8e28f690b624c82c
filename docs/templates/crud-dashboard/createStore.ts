import * as React from 'react';

/** A value outside of components, and a hook that follows it. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const read = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    write(next: Value) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    useValue: () => React.useSyncExternalStore(subscribe, read, read),
  };
}
