import { useEffect, useState } from 'react';
import sections from './sections';

/** The section that crosses the middle of the window. */
export default function useActiveSection(): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) {
          setActive(entered.target.id);
        }
      },
      { rootMargin: '-50% 0px' },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) {
        observer.observe(element);
      }
    }
    return () => observer.disconnect();
  }, []);
  return active;
}
