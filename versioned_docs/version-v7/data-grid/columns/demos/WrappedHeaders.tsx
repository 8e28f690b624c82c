import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'onHand', headerName: 'Counted on the shelves', type: 'number', width: 130 },
  { field: 'reserved', headerName: 'Reserved for open orders', type: 'number', width: 130 },
];

// preview-start
const wrapped = {
  [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
  [`& .${gridClasses['columnHeader--alignRight']}`]: { textAlign: 'right' },
};
// preview-end

export default function WrappedHeaders() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with long headers' } }}
        rows={stock}
        columns={columns}
        columnHeaderHeight={72}
        sx={wrapped}
      />
    </Box>
  );
}
