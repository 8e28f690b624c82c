import { manifestName, type OfflineManifest } from '../types';

/**
 * Loads what a version needs without network; offline, as it was when it was stored.
 *
 * @param base path of the version, with both slashes
 * @throws where there is none
 */
export async function loadManifest(base: string): Promise<OfflineManifest> {
  const response = await fetch(`${base}${manifestName}`, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`${base}${manifestName} could not be loaded: ${response.status}`);
  }
  return (await response.json()) as OfflineManifest;
}
