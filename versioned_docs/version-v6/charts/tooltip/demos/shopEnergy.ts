/** What a shop used and made on seven days, in kilowatt hours. The meter of the freezer failed on Thursday. */
export const days = [7, 8, 9, 10, 11, 12, 13].map((day) => new Date(Date.UTC(2025, 6, day)));

export const usage = [
  {
    id: 'freezer',
    label: 'Freezer',
    color: '#0072b2',
    data: [18.2, 18.9, 19.4, null, 21, 20.1, 19.6],
  },
  { id: 'light', label: 'Light', color: '#b5651d', data: [9.1, 9.4, 9.2, 9.8, 11.6, 14.2, 2.3] },
  {
    id: 'oven',
    label: 'オーブン',
    color: '#a3418f',
    data: [22.5, 21.7, 24, 23.1, 28.8, 34.6, 0],
  },
];
