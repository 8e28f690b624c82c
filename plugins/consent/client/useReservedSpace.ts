import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What is kept free around an element at the end of the window, in px. */
const gap = 32;

/**
 * Keeps what is focused from ending up behind an element that lies over the end of the window, and
 * lets the end of the page be scrolled out from behind it.
 *
 * @param isShown whether the element is there
 * @returns goes on the element
 */
export function useReservedSpace(isShown: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element) {
      return undefined;
    }
    const { documentElement: root, body } = document;
    const observer = new ResizeObserver(() => {
      const space = `${element.offsetHeight + gap}px`;
      root.style.scrollPaddingBlockEnd = space;
      body.style.paddingBlockEnd = space;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.scrollPaddingBlockEnd = '';
      body.style.paddingBlockEnd = '';
    };
  }, [isShown]);
  return ref;
}
