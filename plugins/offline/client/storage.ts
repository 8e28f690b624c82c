import { isRecord } from '../../../core/client/isRecord';
import { readSite } from '../../../core/client/site';
import { products } from '../../../core/types';
import type { Choice } from '../types';

const toKey = (base: string) => `offline-${base}`;

/** Where the last attempts to save versions in the background are noted. */
const attemptsKey = 'offline-attempts';

type Area = 'localStorage' | 'sessionStorage';

/** Reads what is stored, in any form: users and other builds write there too. */
function readItem(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns whether it is stored. */
function writeItem(key: string, value: unknown, area: Area = 'localStorage'): boolean {
  try {
    window[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Blocked or full.
    return false;
  }
}

/**
 * Reads what of a version is to be saved: all of the current one, unless the user chose otherwise.
 *
 * @param base path of the version, with both slashes
 */
export function readChoice(base: string): Choice {
  const saved = readItem(toKey(base));
  const given: unknown = isRecord(saved) ? saved.products : undefined;
  const pages: unknown = isRecord(saved) ? saved.pages : undefined;
  const all = base === readSite().basePath ? products : [];
  return {
    products: Array.isArray(given) ? products.filter((product) => given.includes(product)) : all,
    pages: Array.isArray(pages) ? pages.filter((page) => typeof page === 'string') : [],
  };
}

export function writeChoice(base: string, choice: Choice): void {
  writeItem(toKey(base), choice);
}

/** Why something couldn't be saved. */
export type Failure = 'full' | 'failed';

/** The last attempt to save a version in the background. */
export interface Attempt {
  /** When it ended, in ms. */
  time: number;
  /** Absent when all was saved. */
  failure?: Failure;
}

/** How long the background waits after an attempt, in ms. */
const REST = 3_600_000;

/** Reads the last attempt, unless it is so long ago that it doesn't count any more. */
export function readAttempt(base: string): Attempt | undefined {
  const attempts = readItem(attemptsKey);
  const attempt = isRecord(attempts) ? attempts[base] : undefined;
  if (!isRecord(attempt) || typeof attempt.time !== 'number') {
    return undefined;
  }
  const { time, failure } = attempt;
  const known = failure === 'full' || failure === 'failed' ? failure : undefined;
  return Math.abs(Date.now() - time) < REST ? { time, failure: known } : undefined;
}

/** Returns whether there is room for it. */
function noteAttempt(base: string, attempt: { time: number; failure?: string }): boolean {
  const attempts = readItem(attemptsKey);
  return writeItem(attemptsKey, { ...(isRecord(attempts) && attempts), [base]: attempt });
}

/** Notes an attempt that ends now. */
export function writeAttempt(base: string, failure?: Failure): void {
  noteAttempt(base, { time: Date.now(), failure });
}

/**
 * Returns whether the background may try to save a version: none of its attempts failed within the hour, and
 * if this one fails, there is room to note that. Otherwise each page would try again.
 */
export const mayAttempt = (base: string): boolean =>
  !readAttempt(base)?.failure &&
  // As long as a failure, and too old to count.
  noteAttempt(base, { time: Date.now() - 2 * REST, failure: 'making' });

/** When the background tries again after an attempt, in ms. */
export const toNextTime = ({ time }: Attempt): number => time + REST;

/** The builds that this tab has shown. */
const shownKey = 'offline-builds';

/** Notes that this tab shows a build; returns whether it is the first time, as far as that can be noted. */
export function noteBuild(build: string): boolean {
  const saved = readItem(shownKey, 'sessionStorage');
  const shown: unknown[] = Array.isArray(saved) ? saved : [];
  return !shown.includes(build) && writeItem(shownKey, [...shown, build], 'sessionStorage');
}
