import { useEffect, type RefObject } from 'react';
import { placePopover } from './placePopover';
import { toggleRow } from './toggleRow';

/**
 * What the rows of a section do when they are pressed. They are HTML that React does not know, so
 * one listener serves them all.
 */
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
    // This event does not bubble.
    element.addEventListener('beforetoggle', placePopover, true);
    return () => {
      element.removeEventListener('click', toggle);
      element.removeEventListener('beforetoggle', placePopover, true);
    };
  }, [root]);
}
