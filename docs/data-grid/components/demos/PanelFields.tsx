import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

// preview-start
const slotProps = {
  baseTextField: { size: 'small', material: { variant: 'outlined' } },
  baseSelect: { size: 'small', material: { variant: 'outlined' } },
  baseIconButton: { color: 'primary' },
  filterPanel: { sx: { '& .MuiDataGrid-filterForm': { gap: 1 } } },
} as const;
// preview-end

export default function PanelFields() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Stock with outlined fields"
        rows={stock}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
