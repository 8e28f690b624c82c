import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Week {
  id: number;
  name: string;
  /** From Monday to Friday. */
  days: string[];
}

const weeks: Week[] = [
  { id: 1, name: 'Park Ji-ho', days: ['Office', 'Office', 'Fair in Lyon', 'Fair in Lyon', 'Off'] },
  {
    id: 2,
    name: 'Maja Kowalska',
    days: ['Vacation', 'Vacation', 'Vacation', 'Vacation', 'Vacation'],
  },
  { id: 3, name: '陈 伟', days: ['Office', 'Off', 'Office', 'Office', 'Office'] },
];

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const columns: GridColDef<Week>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  ...weekdays.map((headerName, index): GridColDef<Week> => {
    return {
      field: headerName,
      headerName,
      flex: 1,
      minWidth: 80,
      sortable: false,
      disableColumnMenu: true,
      // preview-start
      valueGetter: (_value, row) => row.days[index],
      colSpan: (value, row) => {
        const end = row.days.findIndex((day, other) => other > index && day !== value);
        return (end === -1 ? weekdays.length : end) - index;
      },
      // preview-end
    };
  }),
];

export default function WeekPlan() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Plan of the week' } }}
        rows={weeks}
        columns={columns}
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
