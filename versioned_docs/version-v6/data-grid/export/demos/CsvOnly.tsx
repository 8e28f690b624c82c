import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 5);

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

// preview-start
const slots = { toolbar: GridToolbar };
const slotProps = { toolbar: { printOptions: { disableToolbarButton: true } } };
// preview-end

export default function CsvOnly() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Kitchen stock"
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
        hideFooter
      />
    </Box>
  );
}
