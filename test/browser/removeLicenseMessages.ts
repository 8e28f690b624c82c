import { licenseMessages } from './licenseMessages';

/**
 * Returns what a page logged, without the library's messages about a missing license key.
 *
 * @param logged what `watchPage` noted
 * @param version name of the version; each has its own words
 * @param packages the pro and premium packages that the demos of the page import
 */
export function removeLicenseMessages(
  logged: readonly string[],
  version: string,
  packages: readonly string[],
): string[] {
  const own = licenseMessages.find(({ versions }) => versions?.includes(version) ?? true);
  const starts = own ? packages.map(own.renderStart) : [];
  return logged.filter((line) => {
    const [, text = ''] = /^error: [*\n]+([^]*)$/.exec(line) ?? [];
    return !starts.some((start) => text.startsWith(start));
  });
}
