import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Nights from the day of arrival to the one before the departure. */
export interface Stay {
  arrival: Dayjs;
  departure: Dayjs;
}

export const longestStay = 14;
export const firstDay = dayjs('2025-06-06');
export const lastDay = dayjs('2025-09-30');

const toStay = ([arrival, departure]: readonly [string, string]): Stay => ({
  arrival: dayjs(arrival),
  departure: dayjs(departure),
});

export const staysOfOthers: readonly Stay[] = (
  [
    ['2025-06-09', '2025-06-13'],
    ['2025-06-21', '2025-06-28'],
    ['2025-06-29', '2025-07-03'],
    ['2025-07-12', '2025-07-19'],
    ['2025-08-02', '2025-08-16'],
  ] as const
).map(toStay);

export const toShortDate = (day: Dayjs) => day.format('ddd, MMM D');

/** The fewest nights of a stay that begins on a day. */
export const findShortestStay = (arrival: Dayjs) => ([6, 7].includes(arrival.month()) ? 4 : 2);

/** Whether a night is part of one of the stays. */
export const isTaken = (night: Dayjs, stays: readonly Stay[]) =>
  stays.some(
    ({ arrival, departure }) => !night.isBefore(arrival, 'day') && night.isBefore(departure, 'day'),
  );

/** The last day on which guests can leave who arrive on a day, and why it is the last. */
export function findLastDeparture(arrival: Dayjs, stays: readonly Stay[]) {
  const ends = [
    ...stays
      .filter((stay) => !stay.arrival.isBefore(arrival, 'day'))
      .map((stay) => ({ day: stay.arrival, why: 'when other guests arrive' })),
    { day: arrival.add(longestStay, 'day'), why: `after ${longestStay} nights` },
    { day: lastDay, why: 'when the room closes' },
  ];
  return ends.reduce((first, end) => (end.day.isBefore(first.day, 'day') ? end : first));
}

/** Says why guests cannot arrive on a day; `null` when they can. */
export function explainArrival(day: Dayjs, stays: readonly Stay[]): string | null {
  if (day.isBefore(firstDay, 'day') || day.isAfter(lastDay, 'day')) {
    return `Open from ${firstDay.format('MMMM D')} to ${lastDay.format('MMMM D')}`;
  }
  if (isTaken(day, stays)) {
    return 'This night is taken';
  }
  const nights = findShortestStay(day);
  return findLastDeparture(day, stays).day.isBefore(day.add(nights, 'day'), 'day')
    ? `Fewer than ${nights} nights are free`
    : null;
}

/** Says why guests cannot leave on a day; `null` when they can. */
export function explainDeparture(
  day: Dayjs,
  arrival: Dayjs | null,
  stays: readonly Stay[],
): string | null {
  if (!arrival) {
    return 'Choose the arrival first';
  }
  const nights = findShortestStay(arrival);
  if (day.isBefore(arrival.add(nights, 'day'), 'day')) {
    return `Stay ${nights} nights or more`;
  }
  const last = findLastDeparture(arrival, stays);
  return day.isAfter(last.day, 'day') ? `Leave by ${toShortDate(last.day)}, ${last.why}` : null;
}
