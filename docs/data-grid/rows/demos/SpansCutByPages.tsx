import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 110, rowSpanValueGetter: () => null },
  { field: 'id', headerName: 'Code', width: 90 },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function SpansCutByPages() {
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Stock in pages of five"
        rows={stock}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5, 10]}
        rowSpanning
      />
      {/* preview-end */}
    </Box>
  );
}
