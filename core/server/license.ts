import { existsSync } from 'node:fs';
import path from 'node:path';

/** Name of the environment variable that holds the key of the library's pro and premium packages. */
const licenseKeyVariable = 'X_LICENSE_KEY';

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

/**
 * Returns what `npm start` and `npm run build` print about the license key.
 *
 * @param licenseKey the key; it is never part of the text
 * @param dirs absolute paths of the versions' folders; those of a paid library have a `license.ts`
 * @returns a few lines; nothing when there is a key, or nothing to buy
 */
export function renderLicenseNotice(
  licenseKey: string | undefined,
  dirs: readonly string[],
): string | undefined {
  const isPaid = dirs.some((dir) => existsSync(path.join(dir, 'license.ts')));
  return isPaid && licenseKey === undefined
    ? [
        `No license key is set (${licenseKeyVariable}). Everything works; demos of paid`,
        "packages show the library's watermark and log its message about the missing key.",
        `With a key of yours: ${licenseKeyVariable}=<key> npm run build, and so for npm start.`,
      ].join('\n')
    : undefined;
}
