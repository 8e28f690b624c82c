import { useSyncExternalStore } from 'react';
import { ledgerViews, type LedgerView, type ViewSettings } from './ledgerView';

/** What was chosen since the page was opened: it holds where nothing may be stored. */
const chosen = new Map<string, LedgerView>();
const listeners = new Set<() => void>();

function readStored(key: string): LedgerView | undefined {
  try {
    const stored = window.localStorage.getItem(key);
    return ledgerViews.find((view) => view === stored);
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  const followStorage = ({ key }: StorageEvent) => {
    if (key === null) {
      chosen.clear();
    } else {
      chosen.delete(key);
    }
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followStorage);
  };
}

/** The view of a section: the visitor's, kept for all pages and tabs; first the one of the HTML. */
export function useLedgerView({ key, first }: ViewSettings): {
  view: LedgerView;
  choose(view: LedgerView): void;
} {
  const view = useSyncExternalStore(
    subscribe,
    () => chosen.get(key) ?? readStored(key) ?? first,
    () => first,
  );
  return {
    view,
    choose(next) {
      chosen.set(key, next);
      try {
        window.localStorage.setItem(key, next);
      } catch {
        // It holds until the page is left.
      }
      listeners.forEach((listener) => listener());
    },
  };
}
