import type { Bucket } from './collectBuckets';

/** The horizontal axis of a chart over time, with a regular few labels that fit a phone. */
export function createTimeAxis(buckets: Bucket[]) {
  const step = Math.ceil(buckets.length / 6);
  return {
    data: buckets.map(({ label }) => label),
    disableLine: true,
    disableTicks: true,
    tickLabelInterval: (value: string, index: number) => index % step === 0,
  };
}
