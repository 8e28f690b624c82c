import { useEffect, useState, type MouseEvent } from 'react';

/** The query of the address. `follow` opens what a clicked link to another query leads to. */
export default function useSearchParams() {
  const [search, setSearch] = useState(() => window.location.search);
  useEffect(() => {
    const read = () => setSearch(window.location.search);
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const replace = (href: string) => {
    window.history.replaceState(window.history.state, '', href);
    setSearch(window.location.search);
  };
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="?"]');
    if (link && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      window.history.pushState(null, '', link.getAttribute('href'));
      setSearch(window.location.search);
      window.scrollTo(0, 0);
    }
  };
  return { params: new URLSearchParams(search), replace, follow };
}
