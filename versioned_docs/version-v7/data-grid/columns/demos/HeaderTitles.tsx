import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  {
    field: 'reserved',
    headerName: 'Reserved',
    description: 'Promised to customers, but not packed yet',
    type: 'number',
    width: 130,
  },
  { field: 'unitCost', headerName: 'Unit cost (€)', type: 'number', width: 140 },
];
// preview-end

export default function HeaderTitles() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Reserved stock' } }}
        rows={stock}
        columns={columns}
      />
    </Box>
  );
}
