import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const loaves = [
  { id: 1, loaf: 'Rye', flour: 800, water: 640 },
  { id: 2, loaf: 'Ciabatta', flour: 500, water: 410 },
  { id: 3, loaf: 'Sandwich', flour: 600, water: 372 },
];

const columns: GridColDef<(typeof loaves)[number]>[] = [
  { field: 'loaf', headerName: 'Loaf', flex: 1, minWidth: 100 },
  {
    field: 'flour',
    headerName: 'Flour',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => `${value} g`,
  },
  // preview-start
  {
    field: 'hydration',
    headerName: 'Hydration',
    type: 'number',
    width: 110,
    valueGetter: (value, row) => row.water / row.flour,
    valueFormatter: (value: number) =>
      value.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 0 }),
  },
  // preview-end
];

export default function ComputedColumns() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Loaves and their hydration' } }}
        rows={loaves}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
