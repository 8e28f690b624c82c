import type { Site, Version } from '../../../core/types';
import type { VersionPages } from '../types';
import { toVersionHref } from './versionLinks';

/** How long to wait for a version's pages, in ms; the menu links to start pages until then. */
const timeout = 4000;

const loaded = new Map<string, Promise<VersionPages | undefined>>();

async function load(url: string): Promise<VersionPages | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return response.ok ? ((await response.json()) as VersionPages) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Loads what one version's pages may know about another, once; after a failure the next call tries again.
 *
 * @param from the version that asks
 * @returns nothing if it cannot be loaded
 */
export function loadVersionPages(
  site: Site,
  from: Version,
  of: Version,
): Promise<VersionPages | undefined> {
  const url = toVersionHref(site, from, of, `/versions/${of.name}.json`);
  const pages = loaded.get(url) ?? load(url);
  loaded.set(url, pages);
  void pages.then((result) => result ?? loaded.delete(url));
  return pages;
}
