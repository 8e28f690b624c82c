import type { Stay } from './rules';

export interface PriceLine {
  label: string;
  amount: number;
}

const rates = { week: 118, weekend: 146, extraGuest: 16, cleaning: 55 };
const isWeekend = (weekday: number) => weekday === 5 || weekday === 6;
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export const formatPrice = (amount: number) => dollars.format(amount);

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The lines of a bill for whole dollars; a line of nothing is left out. */
export function toPrice({ arrival, departure }: Stay, guests: number) {
  const nights = departure.diff(arrival, 'day');
  const weekends = Array.from({ length: nights }, (_, night) =>
    arrival.add(night, 'day').day(),
  ).filter(isWeekend).length;
  const stay = (nights - weekends) * rates.week + weekends * rates.weekend;
  const extra = Math.max(guests - 2, 0);
  const lines: PriceLine[] = [
    {
      label: `${count(nights - weekends, 'weeknight')} at ${formatPrice(rates.week)}`,
      amount: (nights - weekends) * rates.week,
    },
    {
      label: `${count(weekends, 'weekend night')} at ${formatPrice(rates.weekend)}`,
      amount: weekends * rates.weekend,
    },
    { label: `${count(extra, 'more guest')}`, amount: extra * rates.extraGuest * nights },
    { label: 'A week or more, 10% off', amount: nights < 7 ? 0 : -Math.round(stay / 10) },
    { label: 'Cleaning', amount: rates.cleaning },
  ].filter(({ amount }) => amount !== 0);
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}
