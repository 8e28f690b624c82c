import { isTexts } from '../../../core/client/isTexts';
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
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(`${baseUrl}redirects.json`, { signal });
    const answer: unknown = response.ok ? await response.json() : {};
    return isTexts(answer) ? answer : {};
  } catch {
    return {};
  }
}
