import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item' },
  { field: 'supplier', headerName: 'Supplier' },
  { field: 'onHand', headerName: 'On hand', type: 'number' },
];

const autosizeOptions = { includeHeaders: true, includeOutliers: true, expand: true };

export default function AutosizeOnMount() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Stock"
        rows={stock}
        columns={columns}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
      />
      {/* preview-end */}
    </Box>
  );
}
