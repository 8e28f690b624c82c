import { loadOnce } from './loadOnce';

/** How long a page waits for a file, in ms. */
const TIMEOUT = 15_000;

/**
 * Loads a file once; after a failure the next call tries again.
 *
 * @throws an error whose `cause` is the HTTP status when the server has answered
 */
export const loadJson = loadOnce(async (url: string): Promise<unknown> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) {
    throw new Error(`${url} responded with ${response.status}.`, { cause: response.status });
  }
  return response.json();
});
