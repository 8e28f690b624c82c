import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'category', headerName: 'Category', width: 140, filterable: false },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const initialState = {
  filter: {
    filterModel: { items: [{ columnField: 'onHand', operatorValue: '<', value: 30 }] },
  },
};
// preview-end

export default function FilterableColumns() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Low stock"
        rows={stock}
        columns={columns}
        initialState={initialState}
        components={{ Toolbar: GridToolbar }}
      />
    </Box>
  );
}
