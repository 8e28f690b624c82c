import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { toggleRow } from './toggleRow';

function toId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Returns the row that an address leads to, when this section has it. */
function findRow(root: Element | null, hash: string): HTMLElement | undefined {
  const id = toId(hash);
  const rows = root?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  return id ? [...rows].find((row) => row.id === id) : undefined;
}

/**
 * Opens and marks the row that the address leads to, and brings it into view.
 *
 * @param root the element that has the rows
 * @param isMoved whether the rows are not where they were when the browser looked for that row
 * @param showAll is called when a filter has hidden it
 */
export function useRowTarget(
  root: RefObject<HTMLElement | null>,
  isMoved: boolean,
  showAll: () => void,
): void {
  const location = useLocation();
  const latest = useRef({ isMoved, showAll, isFirst: true });
  useEffect(() => {
    Object.assign(latest.current, { isMoved, showAll });
  });
  useEffect(() => {
    const { current } = latest;
    const { isFirst } = current;
    current.isFirst = false;
    for (const marked of root.current?.querySelectorAll('[data-target]') ?? []) {
      marked.removeAttribute('data-target');
    }
    const row = findRow(root.current, location.hash);
    if (!row) {
      return;
    }
    if (row.hidden) {
      current.showAll();
    }
    toggleRow(row, true);
    row.setAttribute('data-target', '');
    if (!isFirst || current.isMoved) {
      row.scrollIntoView({ behavior: 'instant' });
    }
  }, [root, location]);
}
