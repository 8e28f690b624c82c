import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, type RefObject, lazy, useEffect, useRef } from 'react';
import type { ApiPageState } from '../../client';
import type { ApiPartName } from './Parts';

interface Props {
  page: ApiPageState;
  part: ApiPartName;
  /** What only the page's HTML has, before the part. */
  script?: ReactNode;
}

/** The server waits for it; browsers have loaded it by the time that they need it. */
const ServerParts = lazy(() => import(/* webpackChunkName: "api-article" */ './Parts'));

/** The same object at each render: React would empty the element for another one. */
const kept = { __html: '' };

function KeptPart({ part }: Pick<Props, 'part'>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useKeptLinks(root);
  return (
    <div ref={root} data-api-part={part} dangerouslySetInnerHTML={kept} suppressHydrationWarning />
  );
}

/**
 * A part of a page that has much text and does little. On a first load the browser keeps the server's
 * HTML of it: it needs neither the data nor the code that made it.
 */
export default function ApiPart({ page: { article }, part, script }: Props): ReactNode {
  if (!article) {
    return <KeptPart part={part} />;
  }
  const { api, links, Parts } = article;
  return (
    <div data-api-part={part}>
      {Parts ? (
        <Parts part={part} api={api} links={links} />
      ) : (
        <>
          {script}
          <ServerParts part={part} api={api} links={links} />
        </>
      )}
    </div>
  );
}

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
