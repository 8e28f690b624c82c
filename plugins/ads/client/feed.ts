/** Ads that a provider answers as JSON. All that it sends is data, never code or markup. */
import type { FeedAd, Finding } from '../types';

/** Longer addresses are refused. */
const maxAddressLength = 2000;

/**
 * Returns an address that is safe to follow: `https:`, or the provider's own origin, which has no
 * encryption only on a developer's machine. Nothing for anything else.
 *
 * @param value anything; an address without a scheme (`//ads.example.com/a`) is `https:`
 * @param origin of the provider
 */
export function toSafeAddress(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || value.length > maxAddressLength) {
    return undefined;
  }
  try {
    const url = new URL(value.startsWith('//') ? `https:${value}` : value);
    const isSafe = url.protocol === 'https:' || url.origin === origin;
    return isSafe && !url.username && !url.password ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** How many characters of a text fit. */
const maxLengths = { company: 32, description: 100 };

/** How many impression pictures are loaded at most. */
const maxImpressions = 10;

type Entry = Partial<Record<string, unknown>>;

const textKeys = ['statlink', 'statimp', 'image', 'company', 'description', 'pixel'];

const hasRightTypes = (entry: Entry) =>
  textKeys.every((key) => typeof (entry[key] ?? '') === 'string') &&
  ['string', 'number'].includes(typeof (entry.timestamp ?? ''));

/**
 * Returns a text on one line, cut between characters to what fits. Characters that turn the direction of
 * text would turn what follows the ad too.
 */
function toText(value: unknown, maxLength: number): string {
  const text = String(value ?? '')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const characters = [...text];
  const cut = characters.slice(0, maxLength - 1).join('');
  return characters.length > maxLength ? `${cut.trimEnd()}…` : text;
}

function toImpressions({ statimp, pixel, timestamp }: Entry, origin: string): string[] {
  // Half a character can't be encoded.
  const time = encodeURIComponent(String(timestamp ?? '').replace(/\p{Surrogate}/gu, ''));
  const pixels = String(pixel ?? '').split('||');
  return [statimp, ...pixels.map((part) => part.trim().replaceAll('[timestamp]', time))]
    .map((part) => toSafeAddress(part, origin))
    .filter((address) => address !== undefined)
    .slice(0, maxImpressions);
}

function toAd(given: unknown, origin: string): FeedAd | undefined {
  if (typeof given !== 'object' || given === null || !hasRightTypes(given as Entry)) {
    return undefined;
  }
  const entry = given as Entry;
  const link = toSafeAddress(entry.statlink, origin);
  const company = toText(entry.company, maxLengths.company);
  const description = toText(entry.description, maxLengths.description);
  if (!link || !(company || description)) {
    return undefined;
  }
  const image = toSafeAddress(entry.image, origin);
  const impressions = toImpressions(entry, origin);
  return { link, ...(image && { image }), company, description, impressions };
}

/**
 * Returns the first ad in a feed's answer that can be shown: texts are cut, unsafe addresses are dropped,
 * and an ad without a link or without words is skipped.
 *
 * @param answer anything
 * @param origin of the feed
 */
export function toFeedAd(answer: unknown, origin: string): FeedAd | undefined {
  const ads = (answer as { ads?: unknown } | null | undefined)?.ads;
  for (const entry of Array.isArray(ads) ? ads : []) {
    const ad = toAd(entry, origin);
    if (ad) {
      return ad;
    }
  }
  return undefined;
}

/** How often the feed is asked while its answers have no ad. */
const maxRequests = 10;

/** Longer answers are refused, in bytes. */
const maxAnswerSize = 500_000;

/** Feeds that had no ad: they aren't asked again in this visit. */
const useless = new Set<string>();

interface Options {
  /** Stops it, together with the pending request. */
  signal: AbortSignal;
  /** How long each answer may take, in ms. */
  timeout?: number;
}

/** Reads an answer, up to the size that is too much. */
async function readJson(response: Response): Promise<unknown> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (!value || done) {
      return JSON.parse(text + decoder.decode());
    }
    size += value.length;
    if (size > maxAnswerSize) {
      await reader?.cancel();
      throw new Error(`${response.url} answered with more than ${maxAnswerSize} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

async function requestJson(url: string, { signal, timeout = 4000 }: Options): Promise<unknown> {
  // `AbortSignal.any` is newer than the oldest supported browsers.
  const request = new AbortController();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeout);
  try {
    const response = await fetch(url, { signal: request.signal });
    if (response.status !== 200) {
      throw new Error(`${url} answered with ${response.status}.`);
    }
    return await readJson(response);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Asks a feed for an ad, and again if the answer has none; a failed request ends it. A feed that had
 * none in the end isn't asked again.
 *
 * @returns nothing if there is no ad, for whatever reason
 */
export async function loadFeedAd(url: string, options: Options): Promise<FeedAd | undefined> {
  const { origin } = new URL(url);
  if (useless.has(url)) {
    return undefined;
  }
  try {
    for (let count = 0; count < maxRequests && !options.signal.aborted; count += 1) {
      const ad = toFeedAd(await requestJson(url, options), origin);
      if (ad) {
        return ad;
      }
    }
  } catch {
    // The slot shows one of the site's own ads.
  }
  if (!options.signal.aborted) {
    useless.add(url);
  }
  return undefined;
}

/**
 * Asks a feed for an ad, and reports the answer.
 *
 * @returns a function that stops it
 */
export function startFeed(url: string, report: (finding: Finding) => void): () => void {
  const stopping = new AbortController();
  report({ state: 'waiting' });
  void loadFeedAd(url, { signal: stopping.signal }).then((ad) => {
    if (!stopping.signal.aborted) {
      report(ad ? { state: 'loaded', ad } : { state: 'failed' });
    }
  });
  return () => stopping.abort();
}
