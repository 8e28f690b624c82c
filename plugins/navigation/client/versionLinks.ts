import { toVersionPath } from '../../../core/pagePath';
import type { Site, Version } from '../../../core/types';

/**
 * Returns the absolute address of a page.
 *
 * @param slug path of the page in that version, `/` for its home page
 */
export function toVersionUrl(site: Site, version: Version, slug: string): string {
  return `${version.host ?? site.url}${toVersionPath(site, version)}${slug.slice(1)}`;
}

/**
 * Returns a link from a page of one version to a page of another. It has no origin if both are on one
 * host, so that it works wherever the site is served.
 */
export function toVersionHref(site: Site, from: Version, to: Version, slug: string): string {
  const url = toVersionUrl(site, to, slug);
  const origin = from.host ?? site.url;
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
