/** What differs between two reports of one crash: addresses, ids, positions, numbers. */
const CHANGING = /https?:\/\/\S+|\b0x[\da-f]+\b|\b[\da-f]{8,}\b|:r[\da-z]+:|«r[\da-z]+»|\d+/gi;

/**
 * Returns a short name for a crash. It's the same for the same error on any page, in any demo,
 * browser or build, so that one search finds all reports.
 *
 * @returns `crash-` and eight hexadecimal digits
 */
export function toFingerprint({ name, message }: Error): string {
  const text = `${name}: ${message}`.replaceAll(CHANGING, '#').replaceAll(/\s+/g, ' ').trim();
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
  /** The version's label. */
  version: string;
  error: Error;
  userAgent: string;
}

/** Longer texts don't fit in an address. */
const MAX_MESSAGE_LENGTH = 1000;

/**
 * Returns links to search for a crash and to report it. Both name its fingerprint, so that one
 * search finds all reports.
 */
export function toIssueLinks(crash: Crash): { search: string; report: string } {
  const { repository, demo, page, version, error, userAgent } = crash;
  const fingerprint = toFingerprint(error);
  const body = [
    `The demo ${demo} crashed.`,
    '',
    '```text',
    `${error.name}: ${error.message}`.slice(0, MAX_MESSAGE_LENGTH),
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
