import dayjs from 'dayjs';
import { bookings, firstDay, today, type Booking } from './bookings';
import type { Period } from './collectBuckets';
import { findPlace } from './findPlace';
import { places, type Place } from './places';

export const views = ['overview', 'bookings', 'fleet'] as const;
export type View = (typeof views)[number];

export interface Filters {
  view: View;
  period: Period;
  place: Place;
  /** The booking whose details are open. */
  booking: Booking | undefined;
}

export const defaultPeriod: Period = { from: '2025-07-01', to: today };

/** Whether a text is a day that there are data of. */
function isDay(text: string | null): text is string {
  return (
    text !== null && text >= firstDay && text <= today && dayjs(text).format('YYYY-MM-DD') === text
  );
}

/** What the query of an address asks for. Anybody can write an address: what is not valid is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const from = params.get('from');
  const to = params.get('to');
  return {
    view: views.find((view) => view === params.get('view')) ?? 'overview',
    period: isDay(from) && isDay(to) && from <= to ? { from, to } : defaultPeriod,
    place: findPlace(params.get('place')) ?? places,
    booking: bookings.find(({ id }) => id === params.get('booking')),
  };
}
