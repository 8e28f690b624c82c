import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
];

// preview-start
// Sorted here, not by `initialState`: then cells are merged from the first render on.
const rows = [...stock].sort((a, b) => a.warehouse.localeCompare(b.warehouse));
// preview-end

export default function SpansAfterSorting() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stock, merged as sorted"
        rows={rows}
        columns={columns}
        rowSpanning
        hideFooter
      />
    </Box>
  );
}
