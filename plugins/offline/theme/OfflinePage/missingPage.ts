/**
 * Reads the address of the page that isn't saved, which the worker adds to that of the offline page; nothing
 * when it leads off the site: anybody can write such a link.
 */
export function readMissingPage({ origin, search }: Location): URL | undefined {
  const given = new URLSearchParams(search).get('page');
  if (!given?.startsWith('/')) {
    return undefined;
  }
  try {
    const url = new URL(given, origin);
    return url.origin === origin ? url : undefined;
  } catch {
    return undefined;
  }
}
