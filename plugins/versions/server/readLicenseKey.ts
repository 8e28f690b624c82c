/** Name of the environment variable that holds the key of the library's pro and premium packages. */
export const licenseKeyVariable = 'X_LICENSE_KEY';

/**
 * Reads the license key that demos of pro and premium packages run with.
 *
 * @param environment the environment of the process
 * @returns the key; nothing when none is set
 */
export function readLicenseKey(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return environment[licenseKeyVariable]?.trim() || undefined;
}
