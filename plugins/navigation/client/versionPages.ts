import { isTexts } from '../../../core/client/isRecord';
import { request } from '../../../core/client/request';
import type { Site, Version } from '../../../core/types';
import type { VersionPages } from '../types';
import { toVersionHref } from './versionLinks';

/** How long to wait for a version's pages, in ms; the menu links to start pages until then. */
const timeout = 4000;

const loaded = new Map<string, Promise<VersionPages | undefined>>();

/** Another version may be on another host, built by another release of this site. */
function isVersionPages(answer: unknown): answer is VersionPages {
  const { label, pages, starts, arrivals } = (answer ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof label === 'string' &&
    isTexts(pages) &&
    isTexts(starts) &&
    typeof arrivals === 'object' &&
    arrivals !== null
  );
}

async function load(url: string): Promise<VersionPages | undefined> {
  try {
    const response = await request(url, timeout);
    const answer: unknown = await response.json();
    return isVersionPages(answer) ? answer : undefined;
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
