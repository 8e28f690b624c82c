import type { FeedAd } from '../types';
import { toSafeAddress } from './toSafeAddress';

/** How much of a text is shown, in characters: more does not fit. */
const maxLengths = { company: 32, description: 100 };

/** More pictures than that count nothing. */
const maxImpressions = 10;

type Entry = Partial<Record<string, unknown>>;

/** What an ad may have, by type; with another type it is none. */
const types: readonly (readonly [key: string, ...types: string[]])[] = [
  ['statlink', 'string'],
  ['statimp', 'string'],
  ['image', 'string'],
  ['company', 'string'],
  ['description', 'string'],
  ['pixel', 'string'],
  ['timestamp', 'string', 'number'],
];

const hasRightTypes = (entry: Entry) =>
  types.every(([key, ...allowed]) => allowed.includes(typeof (entry[key] ?? '')));

/** A text on one line, no longer than it may be. */
function toText(value: unknown, maxLength: number): string {
  const characters = [
    ...String(value ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}

function toImpressions({ statimp, pixel, timestamp }: Entry, origin: string): string[] {
  const time = encodeURIComponent(String(timestamp ?? ''));
  const pixels = String(pixel ?? '').split('||');
  return [statimp, ...pixels.map((part) => part.trim().replaceAll('[timestamp]', time))]
    .map((part) => toSafeAddress(part, origin))
    .filter((address) => address !== undefined)
    .slice(0, maxImpressions);
}

function toAd(entry: unknown, origin: string): FeedAd | undefined {
  if (typeof entry !== 'object' || entry === null || !hasRightTypes(entry as Entry)) {
    return undefined;
  }
  const given = entry as Entry;
  const link = toSafeAddress(given.statlink, origin);
  const company = toText(given.company, maxLengths.company);
  const description = toText(given.description, maxLengths.description);
  // A link without a word says nothing to anyone.
  if (!link || !(company || description)) {
    return undefined;
  }
  const image = toSafeAddress(given.image, origin);
  return {
    link,
    ...(image && { image }),
    company,
    description,
    impressions: toImpressions(given, origin),
  };
}

/**
 * Returns the first ad of a feed's answer that can be shown. What another party sends is data: texts are
 * cut, addresses that may not be followed are left out, and an ad without a link is none.
 *
 * @param answer anything
 * @param origin of the feed
 */
export function toFeedAd(answer: unknown, origin: string): FeedAd | undefined {
  const ads = (answer as { ads?: unknown } | null | undefined)?.ads;
  if (!Array.isArray(ads)) {
    return undefined;
  }
  for (const entry of ads) {
    const ad = toAd(entry, origin);
    if (ad) {
      return ad;
    }
  }
  return undefined;
}
