import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'supplier', headerName: 'Supplier', width: 160 },
];

// preview-start
const quickFilterProps = {
  // One phrase with its spaces, instead of words.
  quickFilterParser: (text: string) => (text.trim() ? [text.trim()] : []),
  quickFilterFormatter: (values: unknown[]) => values.join(' '),
  debounceMs: 400,
};
const slotProps = { toolbar: { quickFilterProps } };
// preview-end

export default function QuickFilterOptions() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        label="Stock to search by phrase"
        rows={stock}
        columns={columns}
        showToolbar
        slotProps={slotProps}
      />
    </Box>
  );
}
