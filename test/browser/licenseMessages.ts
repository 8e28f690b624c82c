interface LicenseMessage {
  /** Names of the versions that log it; absent: all others. */
  versions?: readonly string[];
  /** How the message begins, after its frame of stars, for a package such as `@mui/x-charts-pro`. */
  renderStart(packageName: string): string;
}

const renderMissing = (library: string) => (packageName: string) =>
  `${library}: Missing license key.\n\nThe license key is missing. You might not be allowed to use \`${packageName}\` which`;

/**
 * What pro and premium packages log when no license key is set. The site can be built without one,
 * so on pages whose demos import such a package these messages, and no others, are right. The first that
 * concerns a version is its own.
 */
export const licenseMessages: readonly LicenseMessage[] = [
  { versions: ['v6'], renderStart: renderMissing('MUI') },
  {
    versions: ['v5'],
    renderStart: (packageName) =>
      `MUI: License key not found for ${packageName}.\n\nThis is a trial-only version`,
  },
  {
    versions: ['v4'],
    renderStart: () =>
      'Material-UI X: License key not found.\n\nThis is a trial-only version of Material-UI X.',
  },
  { renderStart: renderMissing('MUI X') },
];
