import { isTexts } from '../../../core/client/isRecord';
import { request } from '../../../core/client/request';
import type { RedirectMap } from '../types';

/** How long to wait for them, in ms. */
const TIMEOUT = 4000;

/**
 * Loads the redirects of a version, from slug to slug; none if they cannot be loaded.
 *
 * @param baseUrl path of the version, with both slashes
 */
export async function loadRedirects(baseUrl: string): Promise<RedirectMap> {
  try {
    const response = await request(`${baseUrl}redirects.json`, TIMEOUT);
    const answer: unknown = await response.json();
    return isTexts(answer) ? answer : {};
  } catch {
    return {};
  }
}
