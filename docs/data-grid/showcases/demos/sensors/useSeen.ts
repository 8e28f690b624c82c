import * as React from 'react';

/** Whether an element can be seen: in a tab that shows, and within its window. */
export function useSeen(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = React.useState(false);
  const [isShown, setShown] = React.useState(true);
  React.useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false));
    if (ref.current) {
      observer.observe(ref.current);
    }
    const look = () => setShown(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [ref]);
  return isNear && isShown;
}
