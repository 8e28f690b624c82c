import dayjs from 'dayjs';

export interface Period {
  /** First and last day, as `2025-07-14`. */
  from: string;
  to: string;
}

export interface Bucket extends Period {
  label: string;
}

/** Parts of a period that a chart has room for: its days, weeks or months. */
export function collectBuckets({ from, to }: Period): Bucket[] {
  const length = dayjs(to).diff(from, 'day') + 1;
  const unit = length <= 31 ? 'day' : length <= 182 ? 'week' : 'month';
  const buckets: Bucket[] = [];
  let start = dayjs(from);
  while (!start.isAfter(to)) {
    const end = unit === 'month' ? start.endOf('month') : start.add(1, unit).subtract(1, 'day');
    buckets.push({
      label: start.format(unit === 'month' ? 'MMM' : 'D MMM'),
      from: start.format('YYYY-MM-DD'),
      to: end.isAfter(to) ? to : end.format('YYYY-MM-DD'),
    });
    start = end.add(1, 'day').startOf('day');
  }
  return buckets;
}
