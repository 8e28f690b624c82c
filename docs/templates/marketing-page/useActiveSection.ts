import { useEffect, useState } from 'react';
import sections from './sections';

/** The section that is read: the one below the header. */
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
      { rootMargin: '-100px 0px -70%' },
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
