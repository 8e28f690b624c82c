import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  {
    field: 'shortage',
    headerName: 'Shortage',
    type: 'number',
    valueGetter: (_value, row) => row.reorderAt - row.onHand,
  },
];

// preview-start
const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { shortage: false } },
  sorting: { sortModel: [{ field: 'shortage', sort: 'desc' }] },
};
// preview-end

export default function SortedByHidden() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock, most urgent first' } }}
        rows={stock}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
