import { MAX_QUERY_LENGTH } from './query';

const KEY = 'recentSearches';
const MAX_SEARCHES = 5;

/** Returns recent searches, newest first. What other code wrote there is ignored. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const texts: unknown[] = Array.isArray(stored) ? stored : [];
    return texts
      .filter((text) => typeof text === 'string')
      .map((text) => text.slice(0, MAX_QUERY_LENGTH))
      .filter(Boolean)
      .slice(0, MAX_SEARCHES);
  } catch {
    return [];
  }
}

/** Saves a search that led somewhere. */
export function saveRecentSearch(text: string): void {
  const searches = [...new Set([text.trim(), ...readRecentSearches()])];
  try {
    localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MAX_SEARCHES)));
  } catch {
    // Storage is full or blocked.
  }
}
