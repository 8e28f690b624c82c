/**
 * What the rows of a section do when they are pressed or linked to. They are HTML that React doesn't
 * know: it may come from the server.
 */
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { decodeText } from '../../../core/escapes';

/** Returns the label of a row's button. */
export function toToggleLabel(name: string, open: boolean): string {
  return open
    ? translate({ id: 'site.api.collapse', message: 'Collapse {name}' }, { name })
    : translate({ id: 'site.api.expand', message: 'Expand {name}' }, { name });
}

function toggleRow(row: Element, open: boolean): void {
  row.toggleAttribute('data-open', open);
  const button = row.querySelector<HTMLElement>('[data-toggle]');
  button?.setAttribute('aria-expanded', String(open));
  button?.setAttribute('aria-label', toToggleLabel(button.dataset.toggle ?? '', open));
}

/** The maximum width of a popover, in px; the stylesheet has the same. */
const MAX_WIDTH = 560;
const GAP = 8;

/** Places a popover below the button that opens it, instead of in the middle of the window. */
export function placePopover({ target }: Event): void {
  if (!(target instanceof HTMLElement)) {
    return;
  }
  const button = document.querySelector(`[popovertarget="${target.id}"]`);
  if (!button?.parentElement) {
    return;
  }
  const { bottom } = button.getBoundingClientRect();
  const { left, right } = button.parentElement.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const start = getComputedStyle(button).direction === 'rtl' ? clientWidth - right : left;
  Object.assign(target.style, {
    position: 'absolute',
    margin: '0',
    inset: 'auto',
    insetBlockStart: `${bottom + window.scrollY + 4}px`,
    insetInlineStart: `${Math.max(GAP, Math.min(start, clientWidth - MAX_WIDTH - GAP))}px`,
  });
}

/** Opens and closes the rows in an element, and places their popovers. */
export function useRows(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) {
      return undefined;
    }
    const toggle = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-toggle]') : null;
      const row = button?.closest('[data-row]');
      if (row) {
        toggleRow(row, !row.hasAttribute('data-open'));
      }
    };
    element.setAttribute('data-alive', '');
    element.addEventListener('click', toggle);
    // This event doesn't bubble.
    element.addEventListener('beforetoggle', placePopover, true);
    return () => {
      element.removeEventListener('click', toggle);
      element.removeEventListener('beforetoggle', placePopover, true);
    };
  }, [root]);
}

/** Returns the row that an address leads to, when it is in the element. */
function findRow(root: Element | null, hash: string): HTMLElement | undefined {
  const id = decodeText(hash.slice(1));
  const rows = root?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  return id ? [...rows].find((row) => row.id === id) : undefined;
}

/**
 * Opens and highlights the row that the address leads to, and scrolls to it.
 *
 * @param root the element that has the rows
 * @param isMoved whether the rows have moved since the browser looked for that row
 * @param showAll called when a filter hides it
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
