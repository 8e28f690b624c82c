/**
 * Reads the address of the page that isn't saved, which the worker adds to that of the offline page; nothing
 * when it leads out of the site: anybody can write such a link, and a host can have other sites.
 *
 * @param bases paths of the versions that the worker serves, with both slashes
 */
export function readMissingPage(
  { origin, search }: Location,
  bases: readonly string[],
): URL | undefined {
  const given = new URLSearchParams(search).get('page');
  if (!given?.startsWith('/')) {
    return undefined;
  }
  try {
    const url = new URL(given, origin);
    const isOwn = url.origin === origin && bases.some((base) => url.pathname.startsWith(base));
    return isOwn ? url : undefined;
  } catch {
    return undefined;
  }
}
