/**
 * Finds what is stored for an address, whatever its query, and with a slash at its end too. Of two
 * builds the older one answers: it is whole, and goes away as soon as the other is.
 */
export async function findStored(url: string): Promise<Response | undefined> {
  const [address = ''] = url.split(/[?#]/);
  // Which of the encodings a host chose does not matter to what is stored.
  const options = { ignoreSearch: true, ignoreVary: true };
  return (
    (await caches.match(address, options)) ??
    (address.endsWith('/') ? caches.match(address.slice(0, -1), options) : undefined)
  );
}
