/** A ferry line: by month of the year, what it did in this year and in the one before. */
export interface Ferry {
  id: string;
  label: string;
  /** What a trip costs on average, in dollars. */
  fare: number;
  /** Trips of passengers, in thousands. */
  trips: readonly number[];
  tripsBefore: readonly number[];
  /** Departures on time, in percent. */
  onTime: readonly number[];
  onTimeBefore: readonly number[];
}

export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

export const ferries: readonly Ferry[] = [
  {
    id: 'harbor',
    label: 'Harbor',
    fare: 3.2,
    trips: [41, 40, 44, 46, 50, 55, 61, 63, 54, 49, 44, 47],
    tripsBefore: [38, 39, 41, 45, 47, 53, 60, 58, 52, 48, 43, 42],
    onTime: [96, 95, 96, 97, 97, 96, 93, 92, 95, 96, 95, 94],
    onTimeBefore: [95, 95, 96, 96, 97, 95, 94, 93, 95, 95, 96, 95],
  },
  {
    id: 'north',
    label: 'North shore',
    fare: 5.5,
    trips: [18, 17, 20, 25, 31, 38, 46, 48, 35, 27, 20, 19],
    tripsBefore: [19, 18, 20, 24, 29, 36, 43, 46, 36, 26, 21, 20],
    onTime: [88, 87, 90, 92, 94, 93, 89, 88, 91, 92, 89, 86],
    onTimeBefore: [90, 89, 91, 93, 94, 94, 92, 91, 92, 92, 90, 89],
  },
  {
    id: 'islands',
    label: 'Islands',
    fare: 14,
    trips: [0, 0, 0, 8, 15, 27, 42, 45, 21, 9, 0, 0],
    tripsBefore: [0, 0, 0, 7, 16, 25, 37, 39, 20, 7, 0, 0],
    onTime: [0, 0, 0, 93, 95, 94, 91, 90, 94, 92, 0, 0],
    onTimeBefore: [0, 0, 0, 91, 93, 92, 89, 89, 92, 90, 0, 0],
  },
];

/** The parts of the year that can be looked at: the first month, and the one after the last. */
export const periods = [
  { id: 'year', label: '2024', name: 'all of 2024', from: 0, to: 12 },
  { id: 'q1', label: 'Q1', name: 'the first quarter of 2024', from: 0, to: 3 },
  { id: 'q2', label: 'Q2', name: 'the second quarter of 2024', from: 3, to: 6 },
  { id: 'q3', label: 'Q3', name: 'the third quarter of 2024', from: 6, to: 9 },
  { id: 'q4', label: 'Q4', name: 'the fourth quarter of 2024', from: 9, to: 12 },
] as const;

export type PeriodId = (typeof periods)[number]['id'];

/** The filter: `all`, or the `id` of one of the ferries. */
export interface Filter {
  period: PeriodId;
  ferry: string;
}
