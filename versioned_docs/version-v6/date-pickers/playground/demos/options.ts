import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

export const day = dayjs('2025-04-17');
export const earliest = dayjs('2025-04-10');
export const latest = dayjs('2025-05-09');

export const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Next day', getValue: () => day.add(1, 'day') },
  { label: 'Next week', getValue: () => day.add(1, 'week') },
];

export function isWeekend(date: Dayjs) {
  return date.day() % 6 === 0;
}

export const actions: Record<string, PickersActionBarAction[] | undefined> = {
  default: undefined,
  none: [],
  'clear, today': ['clear', 'today'],
  'cancel, accept': ['cancel', 'accept'],
};

/** A setting of three states: the component's default, true or false. */
export const triState = { default: undefined, true: true, false: false };
export type TriState = keyof typeof triState;

export function keys<T extends object>(lookup: T) {
  return Object.keys(lookup) as (keyof T & string)[];
}
