import { useEffect, useState, type MouseEvent } from 'react';
import { steps } from './order';

/** The step that the address asks for, and what opens another. `follow` is for clicks on links. */
export default function useStep() {
  const [search, setSearch] = useState(() => window.location.search);
  useEffect(() => {
    const read = () => setSearch(window.location.search);
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const open = (href: string) => {
    window.history.pushState(null, '', href);
    setSearch(window.location.search);
    window.scrollTo(0, 0);
  };
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="?"]');
    if (link && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      open(link.getAttribute('href') ?? '');
    }
  };
  const asked = new URLSearchParams(search).get('step');
  return {
    index: Math.max(
      0,
      steps.findIndex(({ id }) => id === asked),
    ),
    open,
    follow,
  };
}
