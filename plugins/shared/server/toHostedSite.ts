import type { Site } from '../types';

/**
 * Returns the site with one version on a host of its own, whatever `site.ts` says of it.
 *
 * @param name of the version, or its label
 * @param host origin of that host; the site stays as it is when it is absent or empty
 */
export function toHostedSite(site: Site, name: string | undefined, host: string | undefined): Site {
  const isMeant = (version: Site['versions'][number]) =>
    version.name === name || version.label === name;
  return host
    ? { ...site, versions: site.versions.map((item) => (isMeant(item) ? { ...item, host } : item)) }
    : site;
}
