import { ferries, monthNames, periods } from './ferries';
import type { Ferry, Filter } from './ferries';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Adds up lists of one length, place by place. */
const addUp = (lists: readonly (readonly number[])[], length: number) =>
  Array.from({ length }, (_, place) => sum(lists.map((list) => list[place] ?? 0)));

/** The share of trips on time: a month with more trips weighs more. */
function toOnTime(parts: readonly { trips: readonly number[]; onTime: readonly number[] }[]) {
  const trips = sum(parts.map((part) => sum(part.trips)));
  const onTime = parts.flatMap((part) =>
    part.trips.map((count, month) => count * (part.onTime[month] ?? 0)),
  );
  return trips === 0 ? 0 : sum(onTime) / trips;
}

/** All that the dashboard shows for a filter. Trips are in thousands, sales in thousands of dollars. */
export function toFigures({ period: periodId, ferry: ferryId }: Filter) {
  const period = periods.find(({ id }) => id === periodId) ?? periods[0];
  const cut = (values: readonly number[]) => values.slice(period.from, period.to);
  const all = ferries.map((ferry: Ferry) => ({
    id: ferry.id,
    label: ferry.label,
    trips: cut(ferry.trips),
    sales: cut(ferry.trips).map((count) => count * ferry.fare),
    salesBefore: cut(ferry.tripsBefore).map((count) => count * ferry.fare),
    onTime: cut(ferry.onTime),
    before: { trips: cut(ferry.tripsBefore), onTime: cut(ferry.onTimeBefore) },
  }));
  const chosen = all.filter(({ id }) => ferryId === 'all' || id === ferryId);
  const others = all.filter((ferry) => !chosen.includes(ferry));
  const months = monthNames.slice(period.from, period.to);
  const trips = addUp(
    chosen.map((ferry) => ferry.trips),
    months.length,
  );
  const tripsBefore = addUp(
    chosen.map((ferry) => ferry.before.trips),
    months.length,
  );
  const toShare = (id: string, label: string, parts: typeof all) => ({
    id,
    label,
    value: sum(parts.flatMap((ferry) => ferry.sales)),
  });
  return {
    name: period.name,
    months,
    trips,
    tripsBefore,
    sales: chosen.map(({ id, label, sales }) => ({ id, label, data: sales })),
    shares: [
      ...chosen.map((ferry) => toShare(ferry.id, ferry.label, [ferry])),
      ...(others.length > 0 ? [toShare('others', 'Other lines', others)] : []),
    ],
    totals: {
      trips: { now: sum(trips), before: sum(tripsBefore) },
      sales: {
        now: sum(chosen.flatMap((ferry) => ferry.sales)),
        before: sum(chosen.flatMap((ferry) => ferry.salesBefore)),
      },
      onTime: { now: toOnTime(chosen), before: toOnTime(chosen.map(({ before }) => before)) },
    },
    isEmpty: sum(trips) === 0,
  };
}

export type Figures = ReturnType<typeof toFigures>;
