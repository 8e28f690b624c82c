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
