import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const maxLength = { htmlInput: { maxLength: 30, 'aria-label': 'Item' } };
const priceSteps = { htmlInput: { min: 0, step: 0.1, 'aria-label': 'Unit cost in euros' } };
const euro = (
  <InputAdornment position="start" sx={{ ml: 1 }}>
    €
  </InputAdornment>
);

const columns: GridColDef<StockItem>[] = [
  // preview-start
  {
    field: 'item',
    headerName: 'Item (30 letters)',
    flex: 1,
    minWidth: 160,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} slotProps={{ root: { slotProps: maxLength } }} />
    ),
  },
  // preview-end
  {
    field: 'unitCost',
    headerName: 'Unit cost',
    type: 'number',
    width: 140,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        debounceMs={0}
        slotProps={{ root: { slotProps: priceSteps, startAdornment: euro } }}
      />
    ),
  },
];

export default function ConfiguredFields() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Stock with configured fields" rows={stock} columns={columns} />
    </Box>
  );
}
