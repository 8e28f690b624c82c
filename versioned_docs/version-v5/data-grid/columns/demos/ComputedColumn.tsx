import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 100 },
  // preview-start
  {
    field: 'available',
    headerName: 'Available',
    type: 'number',
    width: 110,
    valueGetter: ({ row }) => row.onHand - row.reserved,
  },
  // preview-end
];

export default function ComputedColumn() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Stock that can be sold" rows={stock} columns={columns} />
    </Box>
  );
}
