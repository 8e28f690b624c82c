import { lazy, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isPlainClick } from '../../client/rows';
import type { ApiArticle } from '../../client/useApiPage';
import type { ApiPartName } from './Parts';

interface Props {
  /** What the part is drawn from; `null` where the page's HTML has it. */
  article: ApiArticle | null;
  part: ApiPartName;
  /** What only the page's HTML has, before the part. */
  script?: ReactNode;
}

/** The server waits for it; browsers have loaded it by the time they need it. */
const ServerParts = lazy(() => import(/* webpackChunkName: "api-article" */ './Parts'));

/** The same object at each render: React would empty the element for another one. */
const kept = { __html: '' };

/** Makes links in HTML that React doesn't know go through the router. */
function useKeptLinks(root: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  const basePath = useBaseUrl('/');
  useEffect(() => {
    const element = root.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isIgnored = event.defaultPrevented || !isPlainClick(event);
      if (!link || isIgnored || link.target || 'file' in link.dataset) {
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

function KeptPart({ part }: Pick<Props, 'part'>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useKeptLinks(root);
  return (
    <div ref={root} data-api-part={part} dangerouslySetInnerHTML={kept} suppressHydrationWarning />
  );
}

/**
 * A part of a page with much text and little to press. On a first load the browser keeps its HTML, and
 * needs neither the data nor the code that made it.
 */
export default function Part({ article, part, script }: Props): ReactNode {
  if (!article) {
    return <KeptPart part={part} />;
  }
  const { Parts = ServerParts, ...data } = article;
  return (
    <div data-api-part={part}>
      {!article.Parts && script}
      <Parts part={part} {...data} />
    </div>
  );
}
