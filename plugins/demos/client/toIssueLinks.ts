import { toFingerprint } from './toFingerprint';

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
