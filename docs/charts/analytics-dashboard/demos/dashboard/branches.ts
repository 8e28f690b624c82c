/** A branch of the shop: by month of the year, what it did in this year and in the one before. */
export interface Branch {
  id: string;
  label: string;
  /** What an order costs on average, in dollars. */
  basket: number;
  /** In thousands. */
  orders: readonly number[];
  ordersBefore: readonly number[];
  /** What it used, in megawatt hours. */
  energy: readonly number[];
  energyBefore: readonly number[];
  /** What of it came from the roof. */
  solar: readonly number[];
  solarBefore: readonly number[];
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

export const branches: readonly Branch[] = [
  {
    id: 'harbor',
    label: 'Harbor',
    basket: 32,
    orders: [4.1, 4.0, 4.4, 4.6, 5.0, 5.5, 6.1, 6.3, 5.4, 4.9, 4.4, 4.7],
    ordersBefore: [3.8, 3.9, 4.1, 4.5, 4.7, 5.3, 6.0, 5.8, 5.2, 4.8, 4.3, 4.2],
    energy: [18.4, 17.1, 15.3, 12.8, 10.9, 10.1, 11.2, 11.4, 10.6, 12.2, 15.1, 17.9],
    energyBefore: [19.2, 18.0, 16.1, 13.5, 11.6, 10.9, 11.8, 11.7, 11.1, 13.0, 16.2, 18.8],
    solar: [0.6, 1.1, 2.4, 3.6, 4.5, 4.9, 4.8, 4.1, 3.0, 1.7, 0.8, 0.5],
    solarBefore: [0, 0, 0, 1.8, 2.2, 2.4, 2.5, 2.1, 1.5, 0.9, 0.4, 0.2],
  },
  {
    id: 'market',
    label: 'Marktplatz',
    basket: 55,
    orders: [1.8, 1.7, 2.0, 2.5, 3.1, 3.8, 4.6, 4.8, 3.5, 2.7, 2.0, 1.9],
    ordersBefore: [1.9, 1.8, 2.0, 2.4, 2.9, 3.6, 4.3, 4.6, 3.6, 2.6, 2.1, 2.0],
    energy: [12.3, 11.4, 10.2, 8.5, 7.3, 6.9, 7.7, 7.8, 7.1, 8.2, 10.1, 11.9],
    energyBefore: [12.0, 11.2, 10.1, 8.4, 7.2, 6.8, 7.4, 7.5, 7.0, 8.1, 10.0, 11.8],
    solar: [0.3, 0.5, 1.1, 1.6, 2.0, 1.1, 1.0, 0.9, 0.7, 0.4, 0.2, 0.1],
    solarBefore: [0.3, 0.6, 1.2, 1.7, 2.1, 2.3, 2.2, 1.9, 1.4, 0.8, 0.4, 0.2],
  },
  {
    id: 'garden',
    label: 'Garden center',
    basket: 64,
    orders: [0, 0, 0, 1.6, 2.8, 2.6, 2.2, 1.9, 1.7, 0.9, 0, 0],
    ordersBefore: [0, 0, 0, 1.4, 2.6, 2.5, 2.1, 1.8, 1.5, 0.7, 0, 0],
    energy: [0, 0, 0, 2.9, 2.4, 2.2, 2.6, 2.7, 2.3, 2.8, 0, 0],
    energyBefore: [0, 0, 0, 3.1, 2.5, 2.3, 2.6, 2.6, 2.4, 2.9, 0, 0],
    solar: [0, 0, 0, 1.3, 1.6, 1.7, 1.7, 1.5, 1.1, 0.7, 0, 0],
    solarBefore: [0, 0, 0, 1.2, 1.5, 1.7, 1.6, 1.4, 1.1, 0.6, 0, 0],
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

/** The filter: `all`, or the `id` of one of the branches. */
export interface Filter {
  period: PeriodId;
  branch: string;
}
