const key = 'recentSearches';
const limit = 5;

/** Returns what was searched last, newest first. What others wrote there is left out. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const texts = Array.isArray(stored) ? stored : [];
    return texts
      .filter((text) => typeof text === 'string' && text !== '')
      .slice(0, limit) as string[];
  } catch {
    return [];
  }
}

/** Keeps what led somewhere. */
export function keepRecentSearch(text: string): void {
  const kept = [text.trim(), ...readRecentSearches().filter((item) => item !== text.trim())];
  try {
    localStorage.setItem(key, JSON.stringify(kept.slice(0, limit)));
  } catch {
    // Storage is full or refused: searches are not kept then.
  }
}
