/** More is no address that anyone follows. */
const maxLength = 2000;

/**
 * Returns an address that another party sent when it may be followed: `https:`, or the provider's own
 * origin, which is only one's own machine without encryption. Nothing otherwise.
 *
 * @param value anything; without a scheme (`//ads.example.com/a`) it is `https:`
 * @param origin of the provider
 */
export function toSafeAddress(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength) {
    return undefined;
  }
  try {
    // Not relative to anything: a path alone is no address.
    const url = new URL(value.startsWith('//') ? `https:${value}` : value);
    const isSafe = url.protocol === 'https:' || url.origin === origin;
    return isSafe && !url.username && !url.password ? url.href : undefined;
  } catch {
    return undefined;
  }
}
