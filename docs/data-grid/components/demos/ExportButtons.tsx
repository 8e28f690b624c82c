import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import { DataGrid, ExportCsv, ExportPrint, Toolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
function ExportBar() {
  return (
    <Toolbar aria-label="Export">
      <ExportCsv startIcon={<DownloadIcon />}>Download</ExportCsv>
      <ExportPrint startIcon={<PrintIcon />}>Print</ExportPrint>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: ExportBar };

export default function ExportButtons() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders to download or print"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
