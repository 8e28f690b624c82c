import type { Site, Version } from '../../../core/types';
import { toVersionUrl } from './toVersionUrl';

/**
 * Returns a link from a page of one version to a page of another: without the origin when both are
 * on one host, so that it works wherever the site is served.
 */
export function toVersionHref(site: Site, from: Version, to: Version, slug: string): string {
  const url = toVersionUrl(site, to, slug);
  const origin = from.host ?? site.url;
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
