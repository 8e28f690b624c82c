import type { OfflineFile } from '../types';
import type { OlderFiles } from './readOlder';

/**
 * Stores a file of a version, from an older build where it is the same there, else from the host.
 *
 * @param base path of the version, with both slashes
 * @throws when it cannot be loaded or there is no room
 */
export async function storeFile(
  cache: Cache,
  base: string,
  [path, revision]: OfflineFile,
  older: OlderFiles,
): Promise<void> {
  const url = base + path;
  const before = older.get(path);
  const same = before?.revision === revision ? await before.cache.match(url) : undefined;
  if (same) {
    await cache.put(url, same);
    return;
  }
  const response = await fetch(url, {
    cache: revision ? 'no-cache' : 'default',
    priority: 'low',
  });
  if (!response.ok) {
    throw new Error(`${url} could not be stored: ${response.status}`);
  }
  // A browser refuses to open a page that a worker answers with and that was led elsewhere before.
  const { body, headers } = response;
  await cache.put(url, response.redirected ? new Response(body, { headers }) : response);
}
