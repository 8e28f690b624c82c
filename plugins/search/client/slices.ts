/** Work in small steps, each of which ends with a `yield`. */
export type Work<Result> = Generator<void, Result, void>;

/** How long work may go on at a time, in ms: users are typing. */
const SLICE = 8;

/** Does work at once. */
export function finish<Result>(work: Work<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) {
      return value;
    }
  }
}

/**
 * Does work with pauses for what the user does.
 *
 * @throws at a pause, when the signal has aborted
 */
export async function finishInSlices<Result>(
  work: Work<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      const { done, value } = work.next();
      if (done) {
        return value;
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
}
