import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 105 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 95 },
  {
    field: 'unitCost',
    headerName: 'Unit cost (€)',
    type: 'number',
    width: 120,
    headerClassName: 'money',
  },
];
const shaded = { '& .money': { bgcolor: 'action.selected' } };
// preview-end

export default function HeaderClasses() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Stock and its cost" rows={stock} columns={columns} sx={shaded} />
    </Box>
  );
}
