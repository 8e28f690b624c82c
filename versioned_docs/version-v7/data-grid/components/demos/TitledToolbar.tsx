import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
function StockToolbar() {
  return (
    <GridToolbarContainer>
      <Typography sx={{ flex: 1, mx: 0.5, fontWeight: 'medium' }}>Stock</Typography>
      <GridToolbarColumnsButton />
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}
// preview-end

const slots = { toolbar: StockToolbar };

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'warehouse', headerName: 'Warehouse', width: 110 },
];

export default function TitledToolbar() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with a titled toolbar' } }}
        rows={stock}
        columns={columns}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
