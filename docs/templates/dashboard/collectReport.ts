import dayjs from 'dayjs';
import { boats, type Boat } from './boats';
import { bookings, firstDay, type Booking } from './bookings';
import { collectBuckets, type Bucket, type Period } from './collectBuckets';
import { collectHarbors } from './collectHarbors';
import { collectSlice } from './collectSlice';
import { measures, type Measure } from './measures';
import type { Place } from './places';

export interface Figure extends Measure {
  value: number;
  /** Its change since the previous period of the same length; none where no data reach back so far. */
  change: number | null;
  /** Its value in each bucket. */
  series: number[];
}

export interface Report {
  period: Period;
  place: Place;
  boats: Boat[];
  /** The bookings that start in the period. */
  bookings: Booking[];
  /** All bookings of the place, at any time. */
  history: Booking[];
  buckets: Bucket[];
  figures: Figure[];
}

function toPrevious({ from, to }: Period): Period {
  const length = dayjs(to).diff(from, 'day') + 1;
  const shift = (day: string) => dayjs(day).subtract(length, 'day').format('YYYY-MM-DD');
  return { from: shift(from), to: shift(to) };
}

/** Everything that the views show of a place in a period. */
export function collectReport(period: Period, place: Place): Report {
  const harborIds = new Set(collectHarbors(place).map(({ id }) => id));
  const placeBoats = boats.filter(({ harborId }) => harborIds.has(harborId));
  const history = bookings.filter(({ boat }) => harborIds.has(boat.harborId));
  const toSlice = (part: Period) => collectSlice(history, placeBoats.length, part);
  const buckets = collectBuckets(period);
  const previous = toPrevious(period);
  return {
    period,
    place,
    boats: placeBoats,
    bookings: history.filter(({ start }) => start >= period.from && start <= period.to),
    history,
    buckets,
    figures: measures.map((measure) => {
      const value = measure.measure(toSlice(period));
      const before = previous.from < firstDay ? 0 : measure.measure(toSlice(previous));
      return {
        ...measure,
        value,
        change: before === 0 ? null : value / before - 1,
        series: buckets.map((bucket) => measure.measure(toSlice(bucket))),
      };
    }),
  };
}
