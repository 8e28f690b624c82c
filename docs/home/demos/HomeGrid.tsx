import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, product: 'Camping mug', pieces: 24, total: 312 },
  { id: 2, product: 'Tool roll', pieces: 3, total: 147 },
  { id: 3, product: 'Wool blanket', pieces: 12, total: 1068 },
  { id: 4, product: 'Copper kettle', pieces: 5, total: 645 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 100 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 86 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 80,
    valueFormatter: (value: number) => `€${value}`,
  },
];

export default function HomeGrid() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        columnHeaderHeight={48}
        hideFooter
      />
    </Box>
  );
}
