import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = [...employees].sort((a, b) => a.started.getTime() - b.started.getTime()).slice(6, 14);

const columns: GridColDef<Employee>[] = [
  // preview-start
  {
    field: 'started',
    headerName: 'Since',
    type: 'date',
    width: 90,
    valueFormatter: (value: Date) => value.getFullYear(),
    rowSpanValueGetter: (value: Date) => value.getFullYear(),
  },
  // preview-end
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'office', headerName: 'Office', width: 100, rowSpanValueGetter: () => null },
];

export default function SpannedByYear() {
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGrid
        aria-label="Employees by year"
        rows={rows}
        columns={columns}
        rowSpanning
        hideFooter
      />
    </Box>
  );
}
