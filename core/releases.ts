/** Numbers of releases: `8.11.0`. */

/** Whether a text is the number of a finished release: not of `8.0.0-beta.1`. */
export const isRelease = (text: string): boolean => /^\d{1,9}\.\d{1,9}\.\d{1,9}$/.test(text);

/** Returns the major of a release or a version, `8` of `8.11.0` and `v8`; nothing of a text without a number. */
export const toMajor = (label: string): string | undefined => /\d+/.exec(label)?.[0];

const toParts = (release: string) => release.split('.').map(Number);

/** Compares two releases: negative when the first is older. */
export function compareReleases(one: string, other: string): number {
  const [a, b] = [toParts(one), toParts(other)];
  const index = a.findIndex((part, place) => part !== b[place]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** Whether a release came before another one of its major. */
export const isOlder = (one: string | undefined, other: string): one is string =>
  one !== undefined && toMajor(one) === toMajor(other) && compareReleases(one, other) < 0;
