import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import type { Api } from '../types';
import { type ApiOutline, readOutline, toOutline } from './outline';

/** Path in the version of each page of the reference, by the name of what it describes. */
export type ApiLinks = Readonly<Record<string, string>>;

/** A page that is drawn in the browser. */
interface LoadedArticle {
  api: Api;
  links: ApiLinks;
  Parts: typeof import('../theme/ApiPage/Parts').default;
}

/** How long a page waits for its data, in ms. */
const timeout = 10_000;

const loaded = new Map<string, Promise<unknown>>();

async function load(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    throw new Error(`${url} was answered with ${response.status}.`);
  }
  return response.json();
}

/** Loads a file once; a failure is forgotten, so that the next visit tries again. */
function loadOnce(url: string): Promise<unknown> {
  const data = loaded.get(url) ?? load(url);
  loaded.set(url, data);
  data.catch(() => loaded.delete(url));
  return data;
}

/**
 * Loads what a page needs that does not come as HTML: its data, and what draws it.
 *
 * @param url address of the page's `.json`
 * @param linksUrl address of the reference's `links.json`; without it names of types are plain text
 */
export async function loadArticle(url: string, linksUrl: string): Promise<LoadedArticle> {
  const [api, links, { default: Parts }] = await Promise.all([
    loadOnce(url) as Promise<Api>,
    loadOnce(linksUrl).catch(() => ({})) as Promise<ApiLinks>,
    import(/* webpackChunkName: "api-article" */ '../theme/ApiPage/Parts'),
  ]);
  return { api, links, Parts };
}

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
