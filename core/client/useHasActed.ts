import { useSyncExternalStore } from 'react';

/** What a visitor does first on a page. A screen reader scrolls or focuses what it reads. */
const acts = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let hasActed = false;

function subscribe(onChange: () => void): () => void {
  const done = new AbortController();
  const note = () => {
    hasActed = true;
    done.abort();
    onChange();
  };
  for (const act of acts) {
    window.addEventListener(act, note, { capture: true, passive: true, signal: done.signal });
  }
  return () => done.abort();
}

/**
 * Returns true once the visitor has pointed, touched, typed or scrolled, on this page or an earlier one:
 * then what nobody needs before that may load.
 */
export function useHasActed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (hasActed ||= window.scrollY > 0),
    () => false,
  );
}
