import { addLanguage, splitLanguage } from '../../../core/pagePath';
import type { Site, Version } from '../../../core/types';

/**
 * Returns the address of an ad's link; pages of the site are those of the current version, in the
 * language of the page.
 *
 * @param version the one that the ad is shown in
 */
export function toAdHref(
  link: string,
  { url, basePath }: Pick<Site, 'url' | 'basePath'>,
  { host }: Version,
): string {
  return link.startsWith('/')
    ? (host === undefined ? '' : url) + addLanguage(link, splitLanguage(basePath).language)
    : link;
}
