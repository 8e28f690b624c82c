import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

// preview-start
const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const rows = [
  { id: 1, item: 'Copper kettle', warehouse: 'Rotterdam', onHand: 38 },
  { id: 2, item: 'Cast-iron skillet', warehouse: 'Gdańsk', onHand: 14 },
  { id: 3, item: 'Folding saw', warehouse: 'Lyon', onHand: -3 },
];
// preview-end

export default function FirstGrid() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Stock" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
