import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { findAcross } from '../../../core/client/findAcross';

interface Toolbar {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
}

/** Older browsers have no `checkVisibility`. */
type Shown = Pick<Element, 'getClientRects'> & Partial<Pick<Element, 'checkVisibility'>>;

/** Whether an element shows. Where the browser knows a way, without its layout: pages have many toolbars. */
const isShown = (element: Shown) =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;

/** The controls that show: a narrow screen hides some. */
function listControls(toolbar: HTMLElement): HTMLElement[] {
  const controls = toolbar.querySelectorAll<HTMLElement>('button, a[href]');
  return [...controls].filter((control) => !control.closest('[role="menu"]') && isShown(control));
}

/**
 * Makes a toolbar one tab stop, as in the ARIA Authoring Practices Guide: arrow keys (mirrored from
 * right to left), Home and End move in it, and Tab returns to the control that had the focus.
 *
 * @param first selector of the first tab stop; by default it is the first control
 */
export function useToolbar(first = '*'): Toolbar {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement>(null);

  const mark = useCallback(() => {
    if (!ref.current) {
      return;
    }
    const controls = listControls(ref.current);
    const focused = controls.find((control) => control === document.activeElement);
    const kept = controls.find((control) => control === current.current);
    const stop = focused ?? kept ?? controls.find((control) => control.matches(first));
    current.current = stop ?? controls[0] ?? null;
    for (const control of controls) {
      const tabIndex = control === current.current ? 0 : -1;
      if (control.tabIndex !== tabIndex) {
        control.tabIndex = tabIndex;
      }
    }
  }, [first]);

  // Whatever is rendered or hidden, exactly one control is the tab stop.
  useEffect(mark);
  useEffect(() => {
    window.addEventListener('resize', mark);
    return () => window.removeEventListener('resize', mark);
  }, [mark]);

  return {
    ref,
    onFocus: mark,
    onKeyDown(event) {
      const control = event.target as HTMLElement;
      if (!ref.current || control.closest('[role="menu"]')) {
        return;
      }
      const controls = listControls(ref.current);
      const index = controls.findIndex((item) => item === control || item.contains(control));
      const next = findAcross(event, index, controls.length);
      if (next !== undefined) {
        event.preventDefault();
        controls[next]?.focus();
      }
    },
  };
}
