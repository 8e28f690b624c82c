import siteConfig from '@generated/docusaurus.config';
import type { Site } from '../types';

/** What `site.ts` says, for code that is no component; components call `useSite`. */
export function readSite(): Site {
  return (siteConfig.customFields as unknown as { site: Site }).site;
}
