import type { Rating } from '../types';

const toKey = (page: string) => `feedback-${page}`;

/** Returns how the visitor rated a page before; nothing when they did not, or where storage is blocked. */
export function readVote(page: string): Rating | undefined {
  try {
    const kept = localStorage.getItem(toKey(page));
    return kept === '1' || kept === '0' ? (Number(kept) as Rating) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps how the visitor rates a page; where storage is blocked, for as long as the page is open. */
export function writeVote(page: string, rating: Rating): void {
  try {
    localStorage.setItem(toKey(page), String(rating));
  } catch {
    // Blocked.
  }
}
