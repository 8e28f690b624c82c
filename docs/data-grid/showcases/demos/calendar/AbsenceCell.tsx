import Box from '@mui/material/Box';
import type { GridRenderCellParams } from '@mui/x-data-grid-premium';
import type { Kind } from './absences';
import { days, formatDay } from './days';
import { findEnd, type CalendarRow } from './rows';

const colors: Record<Kind, string> = {
  Vacation: 'primary.main',
  // White on the main color is hard to read in dark mode.
  'Sick leave': 'error.dark',
  Training: 'success.main',
  'Parental leave': 'secondary.main',
};

/** A bar over all days of an absence: the column's `colSpan` makes the cell that wide. */
export function AbsenceCell({
  value,
  field,
  row,
}: GridRenderCellParams<CalendarRow, Kind | number | null>) {
  if (typeof value !== 'string') {
    return value;
  }
  const last =
    days[
      findEnd(
        row,
        days.findIndex(({ iso }) => iso === field),
      )
    ];
  return (
    <Box
      title={`${value}, ${formatDay(field)} to ${formatDay(last?.iso ?? field)}`}
      sx={{
        width: '100%',
        px: 1,
        borderRadius: 1,
        lineHeight: '24px',
        fontSize: 12,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        textAlign: 'start',
        bgcolor: colors[value],
        color: colors[value].replace(/\w+$/, 'contrastText'),
      }}
    >
      {value}
    </Box>
  );
}
