import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

// preview-start
function OrderToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarExport printOptions={{ disableToolbarButton: true }} />
      <GridToolbarQuickFilter sx={{ ml: 'auto' }} />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: OrderToolbar };
// preview-end

const rows = [
  { id: 1047, customer: 'محمد العلي', product: 'Wool blanket', total: 1068 },
  { id: 1048, customer: 'Jörg Weiß', product: 'Bread proofing basket', total: 43.8 },
  { id: 1046, customer: 'Ana Lima', product: 'Enamel camping mug', total: -52 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number' },
];

export default function ToolbarFromParts() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        hideFooter
      />
    </Box>
  );
}
