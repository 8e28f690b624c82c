const toKey = (page: string) => `feedback-draft-${page}`;

/** Returns what was typed about a page and not sent, also before the page was loaded again. */
export function readDraft(page: string): string {
  try {
    return sessionStorage.getItem(toKey(page)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is typed about a page until the tab is closed. An empty text is forgotten. */
export function writeDraft(page: string, comment: string): void {
  try {
    if (comment) {
      sessionStorage.setItem(toKey(page), comment);
    } else {
      sessionStorage.removeItem(toKey(page));
    }
  } catch {
    // Blocked: it is kept for as long as the page is open.
  }
}
