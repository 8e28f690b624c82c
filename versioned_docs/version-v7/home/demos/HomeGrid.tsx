import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1041, product: 'Camping mug', total: 312, quantity: 24 },
  { id: 1042, product: 'Tool roll', total: 147, quantity: 3 },
  { id: 1047, product: 'Wool blanket', total: 1068, quantity: 12 },
  { id: 1049, product: 'Copper kettle', total: 645, quantity: 5 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 95,
    valueFormatter: (value: number) => `€${value.toLocaleString('en-US')}`,
  },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 75 },
];

export default function HomeGrid() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={rows}
        columns={columns}
        columnHeaderHeight={48}
        initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
