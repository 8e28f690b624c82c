import Box from '@mui/material/Box';
import { DataGridPremium, ExportExcel, Toolbar } from '@mui/x-data-grid-premium';
import type { GridColDef, GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const options: GridExcelExportOptions = {
  fileName: 'orders',
  columnsStyles: { total: { numFmt: '#,##0.00 €' } },
};

function ExcelBar() {
  return (
    <Toolbar aria-label="Export">
      <ExportExcel options={options}>Download as Excel</ExportExcel>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: ExcelBar };

export default function ExportExcelButton() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders to download as a workbook"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
