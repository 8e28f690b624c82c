import { setTimeout as wait } from 'node:timers/promises';

/** How often something is looked at before it counts as stuck. */
const attempts = 3;

/**
 * Looks again when a look takes much longer than it ever does: a headless browser on a busy machine
 * now and then does not draw a page, and what waits in that page waits for good. What a look finds
 * is given as it is; `checkTwice` looks at problems again.
 *
 * @param what is looked at, for the report
 * @param timeout in ms
 * @throws an error when every look was stuck
 */
export async function lookWithPatience<Found>(
  what: string,
  look: () => Promise<Found>,
  timeout: number,
): Promise<Found> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const end = new AbortController();
    const stuck = wait(timeout, undefined, { signal: end.signal }).catch(() => undefined);
    try {
      const found = await Promise.race([look().then((value) => ({ value })), stuck]);
      if (found) {
        return found.value;
      }
    } finally {
      end.abort();
    }
    console.log(`${what}: stuck for ${timeout / 1000} s (look ${attempt} of ${attempts}).`);
  }
  throw new Error(`${what}: each of ${attempts} looks was stuck for ${timeout / 1000} s.`);
}
