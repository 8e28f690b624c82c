import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Api, ApiLinks } from '../types';
import { loadJson } from '../../../core/client/loadJson';
import { readOutline, toOutline, type ApiOutline } from './outline';

/** What a page is drawn from: on the server, and in the browser after a change of page. */
export interface ApiArticle {
  api: Api;
  links: ApiLinks;
  /** Draws it in the browser. */
  Parts?: typeof import('../theme/ApiPage/Parts').default;
}

interface PageState {
  slug: string;
  state: 'loading' | 'ready' | 'missing' | 'failed';
  /** Why it failed. */
  error?: Error;
  /** `null` until it is known. */
  outline: ApiOutline | null;
  /** `null` where the page's HTML has everything. */
  article: ApiArticle | null;
}

export interface ApiPageState extends PageState {
  /** Loads the page again after a failure. */
  retry(): void;
}

/**
 * Loads what a page needs beyond its HTML: its data, and what draws it.
 *
 * @param url address of the page's `.json`
 * @param linksUrl address of the reference's `links.json`; without it, names of types are plain text
 */
export async function loadArticle(url: string, linksUrl: string): Promise<Required<ApiArticle>> {
  const [api, links, { default: Parts }] = await Promise.all([
    loadJson(url) as Promise<Api>,
    loadJson(linksUrl).catch(() => ({})) as Promise<ApiLinks>,
    import(/* webpackChunkName: "api-article" */ '../theme/ApiPage/Parts'),
  ]);
  return { api, links, Parts };
}

const toPage = (slug: string, state: PageState['state'], error?: Error): PageState => ({
  slug,
  state,
  error,
  outline: null,
  article: null,
});

/**
 * Returns a page of the reference. On a first load its HTML is kept, and only the outline in it is
 * read; after a change of page its data is loaded.
 *
 * @param slug the page's path in the version: `/api/data-grid/data-grid`
 * @param api on the server only
 * @param links on the server only
 */
export function useApiPage(slug: string, api: Api | null, links: ApiLinks = {}): ApiPageState {
  const url = useBaseUrl(`${slug}.json`);
  const linksUrl = useBaseUrl('/api/links.json');
  const [page, setPage] = useState<PageState>(() => {
    const outline = api ? toOutline(api) : readOutline(slug);
    return outline
      ? { slug, state: 'ready', outline, article: api && { api, links } }
      : toPage(slug, 'loading');
  });
  // All pages share a route, and so this state. The HTML of the last page is already gone.
  const current = page.slug === slug ? page : toPage(slug, 'loading');
  if (current !== page) {
    setPage(current);
  }

  const isLoading = current.state === 'loading';
  const isKept = current.state === 'ready' && !current.article;
  useEffect(() => {
    // React draws a page again when something else, such as a translator, has changed its HTML.
    const isLost = isKept && !readOutline(slug);
    if (!isLoading && !isLost) {
      return undefined;
    }
    let isWanted = true;
    const show = (next: PageState) => isWanted && setPage(next);
    loadArticle(url, linksUrl).then(
      (article) => show({ slug, state: 'ready', outline: toOutline(article.api), article }),
      (error: Error) => show(toPage(slug, error.cause === 404 ? 'missing' : 'failed', error)),
    );
    return () => {
      isWanted = false;
    };
  }, [slug, url, linksUrl, isLoading, isKept]);
  return { ...current, retry: () => setPage(toPage(slug, 'loading')) };
}
