import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
];

// preview-start
const initialState = {
  columns: { orderedFields: ['warehouse', 'item'] },
};
// preview-end

export default function InitialColumnOrder() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock by warehouse' } }}
        rows={stock}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
