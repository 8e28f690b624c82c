import type { VersionPages } from '../types';

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
