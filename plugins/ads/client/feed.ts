import type { AdProvider } from '../../../core/types';
import type { FeedAd } from '../types';
import type { Provider } from './provider';

/** More is no address that anyone follows. */
const maxLength = 2000;

/**
 * Returns an address that another party sent when it may be followed: `https:`, or the provider's own
 * origin, which is only one's own machine without encryption. Nothing otherwise.
 *
 * @param value anything; without a scheme (`//ads.example.com/a`) it is `https:`
 * @param origin of the provider
 */
export function toSafeAddress(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength) {
    return undefined;
  }
  try {
    // Not relative to anything: a path alone is no address.
    const url = new URL(value.startsWith('//') ? `https:${value}` : value);
    const isSafe = url.protocol === 'https:' || url.origin === origin;
    return isSafe && !url.username && !url.password ? url.href : undefined;
  } catch {
    return undefined;
  }
}

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

/** Requests in all, when no answer has an ad that can be shown. */
const maxRequests = 10;

interface Options {
  /** Ends it, a request that is on its way included. */
  signal: AbortSignal;
  /** How long each answer may take, in ms. */
  timeout?: number;
}

async function requestJson(url: string, { signal, timeout = 4000 }: Options): Promise<unknown> {
  // `AbortSignal.any` is younger than the oldest browsers of the site.
  const request = new AbortController();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeout);
  try {
    const response = await fetch(url, { signal: request.signal });
    if (response.status !== 200) {
      throw new Error(`${url} answered with ${response.status}.`);
    }
    return await response.json();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Asks a feed for an ad, again at once when it has none. A request that fails ends it.
 *
 * @returns nothing when there is no ad, for whatever reason
 */
export async function loadFeedAd(url: string, options: Options): Promise<FeedAd | undefined> {
  const { origin } = new URL(url);
  try {
    for (let count = 0; count < maxRequests && !options.signal.aborted; count += 1) {
      const ad = toFeedAd(await requestJson(url, options), origin);
      if (ad) {
        return ad;
      }
    }
  } catch {
    // No ad: the slot shows one of the site's own.
  }
  return undefined;
}

type Config = Extract<AdProvider, { kind: 'feed' }>;

/** A provider that answers with ads as JSON. */
export function createFeedProvider({ url }: Config): Provider {
  return {
    start(_host, report) {
      const ending = new AbortController();
      report({ state: 'waiting' });
      void loadFeedAd(url, { signal: ending.signal }).then((ad) => {
        if (!ending.signal.aborted) {
          report(ad ? { state: 'loaded', ad } : { state: 'failed' });
        }
      });
      return () => ending.abort();
    },
  };
}
