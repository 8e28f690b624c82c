import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', width: 180 },
  { field: 'category', headerName: 'Category', width: 200 },
  { field: 'warehouse', headerName: 'Warehouse', width: 200 },
  { field: 'supplier', headerName: 'Supplier', width: 240 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
];

const initialState = { pinnedColumns: { left: ['item'] } };

// preview-start
const lined = {
  [`& .${gridClasses['pinnedColumns--left']}, & .${gridClasses['pinnedColumnHeaders--left']}`]: {
    boxShadow: 'none',
    borderRight: 2,
    borderColor: 'primary.main',
  },
};
// preview-end

export default function StyledPinnedColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Stock with a line after the pinned column"
        rows={stock}
        columns={columns}
        initialState={initialState}
        sx={lined}
        hideFooter
      />
    </Box>
  );
}
