import { useEffect } from 'react';
import { useSite } from '../../../core/client/site';
import type { Site, Version } from '../../../core/types';
import { isAllowed } from '../../preferences/client';
import type { AdShape } from '../types';

/** Whether a browser says that it is a crawler. */
export function isCrawler(userAgent: string): boolean {
  return /bot|crawl|spider/i.test(userAgent);
}

/**
 * Returns one item of a non-empty list, each with the same chance.
 *
 * @param random from 0 to below 1
 */
export function chooseAd<Ad>(ads: readonly Ad[], random: number): Ad {
  return ads[Math.floor(random * ads.length)] as Ad;
}

/** Share of visits whose ads are text only. */
const inlineRatio = 0.2;

/** Returns the shape of ads for a number from 0 to below 1. */
export function toShape(random: number): AdShape {
  return random < inlineRatio ? 'inline' : 'image';
}

/** The shape of all ads until the page is reloaded: it doesn't change from page to page. */
export const visitShape = toShape(Math.random());

/**
 * Returns the label of an ad's events: `in-house-body-top-image`.
 *
 * @param kind where the ad comes from
 */
export function toEventLabel(kind: string, shape: AdShape): string {
  return `${kind}-body-top-${shape}`;
}

/**
 * Returns the address of an ad's link. The site's own pages are those of the current version.
 *
 * @param site as the language of the page has it
 * @param version the version that shows the ad
 */
export function toAdHref(
  link: string,
  { url, basePath }: Pick<Site, 'url' | 'basePath'>,
  { host }: Version,
): string {
  return link.startsWith('/') ? (host === undefined ? '' : url) + basePath + link.slice(1) : link;
}

/** Tracks what happens to an ad, if the site has analytics and the visitor allows it. */
export function trackAd(eventAction: 'display' | 'crash', eventLabel: string): void {
  if (isAllowed()) {
    window.gtag?.('event', 'ad', { eventAction, eventLabel });
  }
}

/** Share of displayed ads that are tracked, unless the owner sets another. */
const defaultRatio = 0.1;

/** How long an ad must be there to count as displayed, in ms. */
const delay = 2500;

/** Tracks that an ad is displayed, for a share of ads, once it has been there for a while. */
export function useDisplayEvent(eventLabel: string): void {
  const ratio = useSite().site.analytics?.adDisplayRatio ?? defaultRatio;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (Math.random() < ratio) {
        trackAd('display', eventLabel);
      }
    }, delay);
    return () => clearTimeout(timer);
  }, [eventLabel, ratio]);
}
