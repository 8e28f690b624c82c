import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridRowsProp } from '@mui/x-data-grid';

// preview-start
const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
];

const rows: GridRowsProp = [
  { id: 1, item: 'Copper kettle', warehouse: 'Rotterdam', onHand: 38 },
  { id: 2, item: 'Folding saw', warehouse: 'Gdańsk', onHand: 112 },
  { id: 3, item: 'Wool blanket', warehouse: 'Lyon', onHand: 0 },
];
// preview-end

export default function FirstGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Stock" rows={rows} columns={columns} />
    </Box>
  );
}
