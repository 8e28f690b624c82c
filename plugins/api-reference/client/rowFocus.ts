/**
 * The rows of a section are one tab stop: arrow keys, Home and End lead from row to row, Enter opens one, and
 * Tab leads to what is in an open one.
 */

import { useEffect, type RefObject } from 'react';

const findRows = (root: Element) => [
  // Those of a folded group can't be focused.
  ...root.querySelectorAll<HTMLElement>(
    '[data-rows] > :not([hidden], details:not([open]) > [data-rows] > *)',
  ),
];

/** Its name, which is the link to it, comes first. */
const findStops = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, pre[tabindex]'),
];

/** Applies to a row whether it is the tab stop of its section, and open. */
export function updateStops(row: Element): void {
  const isStop = row.hasAttribute('data-stop');
  const isOpen = isStop && row.hasAttribute('data-open');
  findStops(row).forEach((element, index) => {
    element.tabIndex = isOpen || (isStop && index === 0) ? 0 : -1;
  });
}

/** Makes a row the tab stop of its section. */
export function setTabStop(root: Element, row: Element): void {
  const last = root.querySelector('[data-stop]');
  if (row !== last) {
    last?.removeAttribute('data-stop');
    row.setAttribute('data-stop', '');
    [last ?? row, row].forEach(updateStops);
  }
}

/** Keeps the tab stop where it is as long as its row shows. */
function updateTabStop(root: Element): void {
  const rows = findRows(root);
  const stop = rows.find((row) => row.hasAttribute('data-stop'));
  root.querySelectorAll('[data-rows] > *').forEach(updateStops);
  const next = stop ?? rows[0];
  if (next) {
    setTabStop(root, next);
  }
}

const findRow = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-rows] > *') : null;

/** Makes the row that has the focus the tab stop. */
function followFocus(root: Element, { target }: FocusEvent): void {
  const row = findRow(target);
  if (row) {
    setTabStop(root, row);
  }
}

/** Returns the index of the row that a key leads to. */
function findIndex(key: string, index: number, length: number): number | undefined {
  const indexes: Record<string, number> = {
    ArrowDown: Math.min(index + 1, length - 1),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: length - 1,
  };
  return indexes[key];
}

/** Moves the focus from row to row. */
function followKey(root: Element, event: KeyboardEvent): void {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const row = findRow(target);
  if (!row || altKey || ctrlKey || metaKey || shiftKey) {
    return;
  }
  const rows = findRows(root);
  const next = rows[findIndex(key, rows.indexOf(row), rows.length) ?? -1];
  if (next) {
    event.preventDefault();
    findStops(next)[0]?.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  }
}

/**
 * Makes the rows of a section one tab stop.
 *
 * @param root the element that has the rows
 * @param updates change with the rows and with which of them show
 */
export function useRowKeys(root: RefObject<HTMLElement | null>, ...updates: unknown[]): void {
  useEffect(() => {
    const element = root.current;
    if (!element) {
      return undefined;
    }
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('focusin', (event) => followFocus(element, event), { signal });
    element.addEventListener('keydown', (event) => followKey(element, event), { signal });
    return () => listeners.abort();
  }, [root]);
  useEffect(() => {
    if (root.current) {
      updateTabStop(root.current);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [root, ...updates]);
}
