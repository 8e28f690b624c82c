/** A place in the queue. */
interface Turn {
  element: Element;
  begin(): void;
}

const waiting = new Set<Turn>();

/** What a visitor does who wants to use a demo now. */
const signals = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** How long an idle moment is waited for, in ms. */
const PATIENCE = 1000;

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(work, { timeout: PATIENCE });
  } else {
    setTimeout(work);
  }
}

/** How far outside the viewport an element is, in px. */
function measureDistance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

function giveTurn(): void {
  const distances = new Map([...waiting].map((turn) => [turn, measureDistance(turn.element)]));
  const [nearest] = [...distances].toSorted(([, a], [, b]) => a - b)[0] ?? [];
  nearest?.begin();
  if (waiting.size > 0) {
    whenIdle(giveTurn);
  }
}

/**
 * Waits for the turn of an element: one element begins in each idle moment of the browser, the one
 * nearest to the viewport first. Work for several demos in one task would keep the page from
 * answering. An element that the visitor points at or focuses doesn't wait.
 */
export function takeTurn(element: Element): Promise<void> {
  const place = element.parentElement ?? element;
  if (place.matches(':hover, :focus-within')) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const done = new AbortController();
    const turn = {
      element,
      begin() {
        done.abort();
        waiting.delete(turn);
        resolve();
      },
    };
    for (const signal of signals) {
      place.addEventListener(signal, turn.begin, { signal: done.signal, passive: true });
    }
    waiting.add(turn);
    if (waiting.size === 1) {
      whenIdle(giveTurn);
    }
  });
}
