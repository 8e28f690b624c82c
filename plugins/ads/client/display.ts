import { useEffect } from 'react';
import { useSite } from '../../../core/client/site';
import { addLanguage, splitLanguage } from '../../../core/pagePath';
import type { Site, Version } from '../../../core/types';
import { track } from '../../analytics/client';
import type { AdShape } from '../types';

/** Whether a browser says that it is a crawler. */
export function isCrawler(userAgent: string): boolean {
  return /bot|crawl|spider/i.test(userAgent);
}

/**
 * Returns one of a list that is not empty; each is as likely as every other.
 *
 * @param random from 0 to below 1
 */
export function chooseAd<Ad>(ads: readonly Ad[], random: number): Ad {
  return ads[Math.floor(random * ads.length)] as Ad;
}

/** Share of visits that get text alone. */
const inlineRatio = 0.2;

/**
 * Returns the shape of a visit's ads.
 *
 * @param random from 0 to below 1
 */
export function toShape(random: number): AdShape {
  return random < inlineRatio ? 'inline' : 'image';
}

/** The shape of all ads until the page is loaded anew: it does not change from page to page. */
export const visitShape = toShape(Math.random());

/** Where on a page the slot is. */
const placement = 'body-top';

/**
 * Returns what the events of an ad are called: `in-house-body-top-image`.
 *
 * @param kind where it comes from
 */
export function toEventLabel(kind: string, shape: AdShape): string {
  return `${kind}-${placement}-${shape}`;
}

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

/** Share of shown ads that are told, where the owner sets no other. */
const defaultRatio = 0.1;

/** How long an ad must have been there to count as shown, in ms. */
const delay = 2500;

/** Tells that an ad is shown, for some of them, when it stays. */
export function useDisplayEvent(eventLabel: string): void {
  const ratio = useSite().site.analytics?.adDisplayRatio ?? defaultRatio;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (Math.random() < ratio) {
        track({ name: 'ad', eventAction: 'display', eventLabel });
      }
    }, delay);
    return () => clearTimeout(timer);
  }, [eventLabel, ratio]);
}
