import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(5, 10);

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.onHand * row.unitCost,
    valueFormatter: (value: number) => money.format(value),
  },
];
// preview-end

export default function ComputedColumns() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Value of the stock' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
