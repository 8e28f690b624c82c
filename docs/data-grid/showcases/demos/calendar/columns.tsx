import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-premium';
import { AbsenceCell } from './AbsenceCell';
import { days, formatDay } from './days';
import { findEnd, type CalendarRow } from './rows';

const plain = {
  sortable: false,
  filterable: false,
  hideable: false,
  resizable: false,
  disableReorder: true,
  disableColumnMenu: true,
};

export const columns: GridColDef<CalendarRow>[] = [
  { ...plain, field: 'name', headerName: 'Name', width: 150 },
  ...days.map((day, index): GridColDef<CalendarRow> => {
    return {
      ...plain,
      field: day.iso,
      headerName: `${day.weekday} ${day.date}`,
      width: 46,
      align: 'center',
      headerAlign: 'center',
      headerClassName: day.isFree ? 'free' : undefined,
      cellClassName: day.isFree ? 'free' : undefined,
      display: 'flex',
      valueGetter: (_value, row) => row.days[day.iso] ?? null,
      colSpan: (value, row) =>
        typeof value === 'string' ? findEnd(row, index) - index + 1 : undefined,
      renderHeader: () => (
        <span>
          {day.weekday}
          <br />
          {day.date}
        </span>
      ),
      renderCell: AbsenceCell,
    };
  }),
];

const mondays = [...new Set(days.map(({ monday }) => monday))];

export const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Employee', children: [{ field: 'name' }] },
  ...mondays.map((monday) => {
    const week = days.filter((day) => day.monday === monday);
    return {
      groupId: monday,
      headerName: `Week of ${formatDay(monday)}`,
      children: week.map(({ iso }) => ({ field: iso })),
    };
  }),
];
