export interface Day {
  /** `'2025-04-07'`, also the field of its column. */
  iso: string;
  weekday: string;
  date: number;
  /** The Monday of its week. */
  monday: string;
  /** Whether nobody works: a weekend, or a day on which the company is closed. */
  isFree: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
const start = Date.UTC(2025, 2, 31);
const weeks = 4;
const closed = new Set(['2025-04-18', '2025-04-21']);

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const toIso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Four weeks from Monday, March 31. All in UTC, so that no time zone moves a day. */
export const days: Day[] = Array.from({ length: weeks * 7 }, (_, index) => {
  const time = start + index * DAY;
  const iso = toIso(time);
  return {
    iso,
    weekday: weekday.format(time),
    date: Number(iso.slice(8)),
    monday: toIso(time - (index % 7) * DAY),
    isFree: index % 7 > 4 || closed.has(iso),
  };
});

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `'Apr 7'` */
export const formatDay = (iso: string) => short.format(new Date(iso));
