import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Api } from '../types';
import { loadArticle, type ApiLinks, type LoadedArticle } from './loadArticle';
import { readOutline } from './readOutline';
import { toOutline, type ApiOutline } from './toOutline';

/** A page of the reference as it is drawn: by the server, from the server's HTML, or in the browser. */
export interface ApiPageState {
  slug: string;
  state: 'loading' | 'ready' | 'failed';
  /** `null` until it is known. */
  outline: ApiOutline | null;
  /** What its parts are drawn from; `null` where the page's HTML has them. */
  article: (Pick<LoadedArticle, 'api' | 'links'> & Partial<LoadedArticle>) | null;
}

function toFirstState(slug: string, api: Api | null, links: ApiLinks): ApiPageState {
  if (api) {
    return { slug, state: 'ready', outline: toOutline(api), article: { api, links } };
  }
  const outline = readOutline(slug);
  return { slug, state: outline ? 'ready' : 'loading', outline, article: null };
}

/**
 * Returns a page of the reference. On a first load its HTML is kept, and only an outline is read from
 * it; on a change of page its data is loaded.
 *
 * @param slug the page's path in the version: `/api/data-grid/data-grid`
 * @param api on the server only
 * @param links on the server only: paths by the names of what the pages describe
 */
export function useApiPage(slug: string, api: Api | null, links: ApiLinks = {}): ApiPageState {
  const url = useBaseUrl(`${slug}.json`);
  const linksUrl = useBaseUrl('/api/links.json');
  const [page, setPage] = useState(() => toFirstState(slug, api, links));
  // All pages share a route, and with it this state. The HTML of another page is gone by now.
  const current: ApiPageState =
    page.slug === slug ? page : { slug, state: 'loading', outline: null, article: null };
  if (current !== page) {
    setPage(current);
  }

  const isLoading = current.state === 'loading';
  const isKept = current.state === 'ready' && !current.article;
  useEffect(() => {
    // React draws a page anew when something else, such as a translator, has changed its HTML.
    const isLost = isKept && !readOutline(slug);
    if (!isLoading && !isLost) {
      return undefined;
    }
    let wanted = true;
    const show = (next: Pick<ApiPageState, 'state' | 'outline' | 'article'>) =>
      wanted && setPage({ slug, ...next });
    loadArticle(url, linksUrl).then(
      (article) => show({ state: 'ready', outline: toOutline(article.api), article }),
      () => show({ state: 'failed', outline: null, article: null }),
    );
    return () => {
      wanted = false;
    };
  }, [slug, url, linksUrl, isLoading, isKept]);
  return current;
}
