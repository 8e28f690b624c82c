import type { Site, Version } from '../../../core/types';
import type { VersionPages } from '../types';
import { toVersionHref } from './versionLinks';

/** Returns where a page of one version finds what another has, on whichever host that is. */
export const toPagesUrl = (site: Site, from: Version, of: Version): string =>
  toVersionHref(site, from, of, `/versions/${of.name}.json`);

/** How long the menu waits for what a version has, in ms; its links lead to start pages until then. */
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
 * Loads what a version has, once; a failure is forgotten, so that the next opening tries again.
 *
 * @param url address of the version's `<name>.json`
 * @returns nothing when it cannot be had
 */
export function loadVersionPages(url: string): Promise<VersionPages | undefined> {
  const pages = loaded.get(url) ?? load(url);
  loaded.set(url, pages);
  void pages.then((result) => result ?? loaded.delete(url));
  return pages;
}
