import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Site, Version } from '../types';

/** What `site.ts` says, and the version that the page belongs to. */
export function useSite(): { site: Site; version: Version } {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { site, version: name } = customFields as unknown as { site: Site; version: string };
  const version = site.versions.find((item) => item.name === name);
  if (!version) {
    throw new Error(`customFields.version is "${name}", which is no version of site.ts.`);
  }
  return { site, version };
}
