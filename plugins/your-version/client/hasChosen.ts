/** What every page carries of this plugin: whether there is anything to do. */

/** What the keys in the visitor's storage begin with. */
export const PREFIX = 'your-version:';

let isNoted = false;

/** Notes a choice, because a browser that blocks its storage doesn't keep it. */
export function noteChoice(): void {
  isNoted = true;
}

/** Whether the visitor chose a release, without loading what reads it. */
export function hasChosen(): boolean {
  try {
    return isNoted || Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    // Blocked.
    return isNoted;
  }
}
