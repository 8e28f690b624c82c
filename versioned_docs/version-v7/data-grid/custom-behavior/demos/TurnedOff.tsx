import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];
const slotProps = { main: { 'aria-label': 'Stock as a plain table' } };

export default function TurnedOff() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        disableColumnMenu
        disableColumnSorting
        disableColumnResize
        rowSelection={false}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
