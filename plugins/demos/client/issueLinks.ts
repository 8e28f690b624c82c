/** What differs between two reports of one crash: addresses, ids, positions, numbers. */
const changing = /https?:\/\/\S+|\b0x[\da-f]+\b|\b[\da-f]{8,}\b|:r[\da-z]+:|«r[\da-z]+»|\d+/gi;

/**
 * Returns a short name for a crash: the same for the same error, whichever the demo, the page, the
 * browser's wording of positions or the build, so that its reports are found by one search.
 *
 * @returns `crash-` and eight hexadecimal digits
 */
export function toFingerprint({ name, message }: Error): string {
  const text = `${name}: ${message}`.replaceAll(changing, '#').replaceAll(/\s+/g, ' ').trim();
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `crash-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

interface Crash {
  /** Address of the repository. */
  repository: string;
  /** Name of the demo. */
  demo: string;
  /** Address of the page. */
  page: string;
  /** What a visitor reads of the version. */
  version: string;
  error: Error;
  userAgent: string;
}

/** Longer texts do not fit an address. */
const longestMessage = 1000;

/**
 * Returns where a crash is looked up and where it is reported. Both name the crash by its
 * fingerprint, so that one search finds all its reports.
 */
export function toIssueLinks(crash: Crash): { search: string; report: string } {
  const { repository, demo, page, version, error, userAgent } = crash;
  const fingerprint = toFingerprint(error);
  const body = [
    `The demo ${demo} stopped with an error.`,
    '',
    '```text',
    `${error.name}: ${error.message}`.slice(0, longestMessage),
    '```',
    '',
    `- Page: ${page}`,
    `- Version: ${version}`,
    `- Browser: ${userAgent}`,
    `- Fingerprint: ${fingerprint}`,
  ].join('\n');
  return {
    search: `${repository}/issues?${new URLSearchParams({ q: `is:issue ${fingerprint}` })}`,
    report: `${repository}/issues/new?${new URLSearchParams({
      title: `[docs] Demo ${demo} crashes (${version}, ${fingerprint})`,
      body,
    })}`,
  };
}
