import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 180 },
  { field: 'category', headerName: 'Category', width: 150, filterable: false },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 150 },
];

// preview-start
const slots: DataGridProProps['slots'] = { headerFilterMenu: null };
// preview-end

const initialState = {
  filter: { filterModel: { items: [{ field: 'onHand', operator: '=', value: 0 }] } },
};

export default function PlainHeaderFilters() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock with plain header filters' } }}
        rows={stock}
        columns={columns}
        headerFilters
        headerFilterHeight={64}
        disableColumnFilter
        slots={slots}
        initialState={initialState}
      />
    </Box>
  );
}
