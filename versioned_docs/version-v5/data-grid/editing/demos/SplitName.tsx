import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridValueSetterParams } from '@mui/x-data-grid';

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

const columns: GridColumns<Supplier> = [
  // preview-start
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    editable: true,
    valueGetter: ({ row }) => `${row.first} ${row.last}`,
    valueSetter: ({ value, row }: GridValueSetterParams<Supplier, string>) => {
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
    valueGetter: ({ row }) => row.discount * 100,
    valueSetter: ({ value, row }: GridValueSetterParams<Supplier, number>) => ({
      ...row,
      discount: value / 100,
    }),
  },
];

export default function SplitName() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Suppliers"
        rows={rows}
        columns={columns}
        experimentalFeatures={{ newEditingApi: true }}
        autoHeight
        hideFooter
      />
    </Box>
  );
}
