import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Loaf {
  id: number;
  name: string;
  flour: number;
  water: number;
}

const rows: Loaf[] = [
  { id: 1, name: 'Country loaf', flour: 500, water: 375 },
  { id: 2, name: 'Baguette', flour: 400, water: 264 },
  { id: 3, name: 'Ciabatta', flour: 450, water: 382 },
];

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

// preview-start
const columns: GridColDef<Loaf>[] = [
  { field: 'name', headerName: 'Bread', flex: 1, minWidth: 120 },
  { field: 'flour', headerName: 'Flour', type: 'number', valueFormatter: (value) => `${value} g` },
  {
    field: 'hydration',
    headerName: 'Hydration',
    type: 'number',
    valueGetter: (value, row) => row.water / row.flour,
    valueFormatter: (value) => percent.format(value),
  },
];
// preview-end

export default function ComputedColumns() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Bread recipes" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
