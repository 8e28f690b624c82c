import { employees } from '../../../data/employees';
import { absences, type Kind } from './absences';
import { days } from './days';

export interface CalendarRow {
  id: number | 'away';
  name: string;
  department: string;
  /** By day: what someone is away for, or in the last row how many are away. */
  days: Readonly<Record<string, Kind | number>>;
}

function findDays(employeeId: number): Record<string, Kind> {
  const result: Record<string, Kind> = {};
  for (const { kind, from, to } of absences.filter((item) => item.employeeId === employeeId)) {
    for (const { iso, isFree } of days) {
      if (iso >= from && iso <= to && !isFree) {
        result[iso] = kind;
      }
    }
  }
  return result;
}

export const initialRows: CalendarRow[] = employees.map(({ id, name, department }) => {
  return { id, name, department, days: findDays(id) };
});

export const countAway = (rows: CalendarRow[]): CalendarRow => ({
  id: 'away',
  name: 'Away',
  department: '',
  days: Object.fromEntries(
    days
      .filter(({ isFree }) => !isFree)
      .map(({ iso }) => [iso, rows.filter((row) => row.days[iso]).length]),
  ),
});

/** The last day of the absence that begins on a day. Free days in the middle belong to it. */
export function findEnd(row: CalendarRow, first: number): number {
  const kind = row.days[days[first]?.iso ?? ''];
  let last = first;
  for (let index = first + 1; index < days.length; index += 1) {
    const day = days[index];
    if (day && row.days[day.iso] === kind) {
      last = index;
    } else if (!day?.isFree) {
      break;
    }
  }
  return last;
}
