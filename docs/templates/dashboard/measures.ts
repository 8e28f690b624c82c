import type { Slice } from './collectSlice';
import { formatMoney } from './formatMoney';

export interface Measure {
  id: string;
  label: string;
  measure(slice: Slice): number;
  format(value: number): string;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The figures of the overview. */
export const measures: Measure[] = [
  {
    id: 'revenue',
    label: 'Revenue',
    measure: ({ bookings }) => sum(bookings.map(({ amount }) => amount)),
    format: formatMoney,
  },
  {
    id: 'bookings',
    label: 'Bookings',
    measure: ({ bookings }) => bookings.length,
    format: String,
  },
  {
    id: 'length',
    label: 'Days per booking',
    measure: ({ bookings }) => sum(bookings.map(({ days }) => days)) / Math.max(bookings.length, 1),
    format: (value) => value.toFixed(1),
  },
  {
    id: 'use',
    label: 'Boats in use',
    measure: ({ daysOut, boatDays }) => daysOut / Math.max(boatDays, 1),
    format: (value) => `${Math.round(value * 100)}%`,
  },
];
