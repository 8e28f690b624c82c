import * as React from 'react';
import type { GridCellSelectionModel } from '@mui/x-data-grid-premium';
import type { Kind } from './absences';
import { days } from './days';
import { findEnd, initialRows, type CalendarRow } from './rows';

/** The chosen working days of a row. A cell that spans several days counts as all of them. */
function findChosen(row: CalendarRow, fields: Record<string, boolean> | undefined): string[] {
  const chosen = days.flatMap(({ iso }, index) => {
    if (!fields?.[iso]) {
      return [];
    }
    return row.days[iso]
      ? days.slice(index, findEnd(row, index) + 1)
      : days.slice(index, index + 1);
  });
  return [...new Set(chosen.filter(({ isFree }) => !isFree).map(({ iso }) => iso))];
}

function setDays(row: CalendarRow, chosen: string[], kind: Kind | null): CalendarRow {
  const others = Object.entries(row.days).filter(([iso]) => !chosen.includes(iso));
  const booked = kind ? chosen.map((iso) => [iso, kind] as const) : [];
  return { ...row, days: Object.fromEntries([...others, ...booked]) };
}

/** Who is away when, and what to do with the selected cells. */
export function useBookings() {
  const [rows, setRows] = React.useState(initialRows);
  const [message, setMessage] = React.useState('Select days, then choose what they’re for.');

  const book = (selection: GridCellSelectionModel, kind: Kind | null) => {
    const names: string[] = [];
    const next = rows.map((row) => {
      const chosen = findChosen(row, selection[row.id]);
      if (chosen.length === 0) {
        return row;
      }
      names.push(`${row.name} (${chosen.length})`);
      return setDays(row, chosen, kind);
    });
    setRows(next);
    if (names.length > 0) {
      setMessage(`${kind ?? 'Removed'}, days: ${names.join(', ')}`);
    }
  };

  return { rows, message, book };
}
