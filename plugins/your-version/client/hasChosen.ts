/** What the keys in the visitor's storage begin with. */
export const PREFIX = 'your-version:';

/** Whether the visitor said which release they use, without what else is known of it. */
export function hasChosen(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    // Blocked: nothing was saved.
    return false;
  }
}
