import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import siteConfig from '@generated/docusaurus.config';
import type { Site, Version } from '../types';

/** What `site.ts` says, for code that is no component; components call `useSite`. */
export function readSite(): Site {
  return (siteConfig.customFields as unknown as { site: Site }).site;
}

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

declare global {
  interface Navigator {
    /** Browsers that know Global Privacy Control have it; TypeScript does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor's browser says for every site that nobody may follow them: by Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}
