import { useEffect, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Makes links in HTML that React does not know change the page without loading it anew. */
export function useKeptLinks(root: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  const basePath = useBaseUrl('/');
  useEffect(() => {
    const element = root.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
      if (!link || !isPlain || defaultPrevented || link.target || 'file' in link.dataset) {
        return;
      }
      const { origin, pathname, search, hash } = new URL(link.href);
      const isHere = pathname === window.location.pathname && hash;
      if (origin === window.location.origin && pathname.startsWith(basePath) && !isHere) {
        event.preventDefault();
        history.push(pathname + search + hash);
      }
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [root, history, basePath]);
}
