import { toMedian } from './toMedian';

/** How often each thing is measured; the middle one counts. */
const rounds = 3;

/**
 * Returns the median time of three runs, in seconds.
 *
 * @param run what is measured
 * @param prepare what is done before each run and not measured
 */
export async function measure(
  run: () => unknown,
  prepare: () => Promise<unknown> = async () => {},
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await prepare();
    const started = performance.now();
    await run();
    times.push((performance.now() - started) / 1000);
  }
  return toMedian(times);
}
