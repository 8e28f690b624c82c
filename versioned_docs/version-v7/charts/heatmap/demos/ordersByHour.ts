import type { HeatmapValueType } from '@mui/x-charts-pro/models';

export const hours = ['9 AM', '11 AM', '1 PM', '3 PM', '5 PM', '7 PM'];
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Orders of a shop by weekday and hour. `null`: the shop is closed. */
const orders = [
  [12, 18, 31, 22, 35, null],
  [9, 15, 28, 20, 33, null],
  [14, 21, 34, 25, 38, null],
  [11, 17, 30, 27, 52, 41],
  [16, 24, 39, 36, 61, 58],
  [33, 57, 72, 64, 40, null],
  [null, null, 0, 4, null, null],
];

export const orderCells = orders.flatMap((day, y) =>
  day.flatMap((count, x): HeatmapValueType[] => (count === null ? [] : [[x, y, count]])),
);
