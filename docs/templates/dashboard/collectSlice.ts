import dayjs from 'dayjs';
import type { Booking } from './bookings';
import type { Period } from './collectBuckets';

/** What a measure is taken of. */
export interface Slice {
  /** The bookings that start in the period. */
  bookings: Booking[];
  /** How many days of the period boats were out, also by bookings that started before it. */
  daysOut: number;
  /** How many days they could have been. */
  boatDays: number;
}

/** The part of some boats' bookings that falls into a period. Canceled ones are left out. */
export function collectSlice(bookings: Booking[], boatCount: number, period: Period): Slice {
  const kept = bookings.filter(({ state }) => state !== 'Canceled');
  const from = dayjs(period.from);
  const length = dayjs(period.to).diff(from, 'day') + 1;
  const daysOut = kept.map(({ start, days }) => {
    const first = dayjs(start).diff(from, 'day');
    return Math.max(Math.min(first + days, length) - Math.max(first, 0), 0);
  });
  return {
    bookings: kept.filter(({ start }) => start >= period.from && start <= period.to),
    daysOut: daysOut.reduce((total, days) => total + days, 0),
    boatDays: boatCount * length,
  };
}
