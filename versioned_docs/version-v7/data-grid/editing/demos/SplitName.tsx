import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Supplier {
  id: number;
  first: string;
  last: string;
  discount: number;
}

const rows: Supplier[] = [
  { id: 1, first: 'Ana', last: 'Lima', discount: 0.05 },
  { id: 2, first: 'Oskar', last: 'Lindqvist', discount: 0 },
  { id: 3, first: 'Priya', last: 'Raman', discount: 0.125 },
];

const columns: GridColDef<Supplier>[] = [
  // preview-start
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    editable: true,
    valueGetter: (_value, { first, last }) => `${first} ${last}`,
    valueSetter: (value: string, row) => {
      const [first = '', ...others] = value.trim().split(/\s+/);
      return { ...row, first, last: others.join(' ') };
    },
  },
  // preview-end
  { field: 'last', headerName: 'Sorted as', width: 120 },
  {
    field: 'discount',
    headerName: 'Discount (%)',
    type: 'number',
    width: 120,
    editable: true,
    valueGetter: (value?: number) => (value ?? 0) * 100,
    valueSetter: (value, row) => ({ ...row, discount: Number(value) / 100 }),
  },
];

export default function SplitName() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Suppliers' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
