import type { RedirectMap } from '../types';

/**
 * Loads the redirects of a version, from slug to slug; none if they cannot be loaded.
 *
 * @param baseUrl path of the version, with both slashes
 */
export async function loadRedirects(baseUrl: string): Promise<RedirectMap> {
  try {
    const response = await fetch(`${baseUrl}redirects.json`);
    return response.ok ? ((await response.json()) as RedirectMap) : {};
  } catch {
    return {};
  }
}
