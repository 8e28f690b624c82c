import { useEffect, useState, type RefObject } from 'react';

/** How far outside the viewport an element counts as near, in CSS pixels. */
const margin = 300;

/** Returns true from the moment the element first comes near the viewport. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref]);
  return near;
}
