import { lazy, useRef, type ReactNode } from 'react';
import type { ApiPageState } from '../../client';
import { useKeptLinks } from '../../client/useKeptLinks';
import type { ApiPartName } from '../ApiParts';

interface Props {
  page: ApiPageState;
  part: ApiPartName;
  /** What only the page's HTML has, before the part. */
  script?: ReactNode;
}

/** The server waits for it; browsers have loaded it by the time that they need it. */
const ServerParts = lazy(() => import(/* webpackChunkName: "api-article" */ '../ApiParts'));

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
