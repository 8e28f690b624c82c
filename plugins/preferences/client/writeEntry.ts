/**
 * Keeps an entry in `localStorage`, or removes it; where the browser blocks it, nothing happens.
 *
 * @param value nothing to remove it
 */
export function writeEntry(key: string, value: string | undefined): void {
  try {
    if (value === undefined) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    // Blocked: what is shown lasts as long as the page.
  }
}
