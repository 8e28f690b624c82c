/** What the paid packages log, in the words of each major version, when no license key is set. */
const starts = [
  'MUI X: Missing license key.',
  'MUI: Missing license key.',
  'MUI: License key not found for ',
  'Material-UI X: License key not found.',
];

/**
 * Whether a console line is such a message: the site can be built without a key, so pages with demos
 * of paid packages are right to log it, and nothing else.
 */
export function isLicenseMessage(line: string): boolean {
  const [, text = ''] = /^error: [*\n]+([^]*)$/.exec(line) ?? [];
  return !process.env.X_LICENSE_KEY && starts.some((start) => text.startsWith(start));
}
