/**
 * Returns a choice that a cookie keeps; nothing when there is none, when it is not one of the
 * values, or when cookies are blocked.
 */
export function readCookie<Value extends string>(
  name: string,
  values: readonly Value[],
): Value | undefined {
  try {
    const [, stored] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? [];
    return values.find((value) => value === stored);
  } catch {
    return undefined;
  }
}
