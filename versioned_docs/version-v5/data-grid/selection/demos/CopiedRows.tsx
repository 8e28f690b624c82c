import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const columns: GridColumns<StockItem> = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
  { field: 'supplier', headerName: 'Supplier', width: 150, disableExport: true },
];
// preview-end

export default function CopiedRows() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Stock to copy"
          rows={stock}
          columns={columns}
          checkboxSelection
          disableSelectionOnClick
        />
      </Box>
      <TextField label="Paste the copied rows here" multiline rows={3} />
    </Stack>
  );
}
