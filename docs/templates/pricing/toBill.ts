import type { Choice } from './choice';
import type { Plan } from './plans';

/** From how many seats on each seat costs what part of its price, most seats first. */
const volumePrices = [
  { from: 50, part: 0.8 },
  { from: 20, part: 0.9 },
  { from: 1, part: 1 },
];

export interface Bill {
  /** For a seat and a month. */
  seat: number;
  /** The part of the price that a seat costs at this volume. */
  part: number;
  months: number;
  total: number;
  /** What twelve single months would cost more. */
  saved: number;
}

/** Adds up what a plan costs for one period. */
export default function toBill(plan: Plan, { period, seats, currency }: Choice): Bill {
  const part = volumePrices.find(({ from }) => seats >= from)?.part ?? 1;
  const months = period === 'yearly' ? 12 : 1;
  const seat = plan[period][currency] * part;
  const total = seat * seats * months;
  return {
    seat,
    part,
    months,
    total,
    saved: plan.monthly[currency] * part * seats * months - total,
  };
}
