import Box from '@mui/material/Box';
import { DataGrid, ExportCsv, Toolbar } from '@mui/x-data-grid';
import type { GridColDef, GridCsvExportOptions } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const semicolons: GridCsvExportOptions = {
  delimiter: ';',
  utf8WithBom: true,
  fileName: 'orders-excel',
};
const customers: GridCsvExportOptions = { fields: ['customer'], fileName: 'customers' };

function FilesBar() {
  return (
    <Toolbar aria-label="Export">
      <ExportCsv options={semicolons}>CSV for Excel</ExportCsv>
      <ExportCsv options={customers}>Customers</ExportCsv>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: FilesBar };

export default function ExportTwoFiles() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders in two formats of CSV"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
