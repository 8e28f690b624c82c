import type { RedirectMap } from '../types';

/**
 * Loads where the paths of a version lead, from slug to slug; nothing when it cannot be had.
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
