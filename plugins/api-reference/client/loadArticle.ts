import type { Api } from '../types';

/** Path in the version of each page of the reference, by the name of what it describes. */
export type ApiLinks = Readonly<Record<string, string>>;

/** A page that is drawn in the browser. */
export interface LoadedArticle {
  api: Api;
  links: ApiLinks;
  Parts: typeof import('../theme/ApiParts').default;
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
    import(/* webpackChunkName: "api-article" */ '../theme/ApiParts'),
  ]);
  return { api, links, Parts };
}
