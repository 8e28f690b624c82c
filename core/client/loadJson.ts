import { loadOnce } from './loadOnce';
import { request } from './request';

/** How long a page waits for a file, in ms. */
const TIMEOUT = 15_000;

/**
 * Loads a file once; after a failure the next call tries again.
 *
 * @throws an error whose `cause` is the HTTP status when the server has answered
 */
export const loadJson = loadOnce(async (url: string): Promise<unknown> => {
  const response = await request(url, TIMEOUT);
  return response.json();
});
