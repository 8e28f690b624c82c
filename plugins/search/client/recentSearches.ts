const KEY = 'recentSearches';
const MAX_SEARCHES = 5;

/** Returns recent searches, newest first. What other code wrote there is ignored. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const texts: unknown[] = Array.isArray(stored) ? stored : [];
    return texts
      .filter((text): text is string => typeof text === 'string' && text !== '')
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
