import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef, GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const excelOptions: GridExcelExportOptions = {
  fileName: 'orders-april',
  exceljsPreProcess: async ({ workbook, worksheet }) => {
    workbook.title = 'Orders in April';
    worksheet.addRow(['Orders in April 2025']).font = { bold: true, size: 16 };
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }) => {
    const last = worksheet.rowCount;
    const total = worksheet.addRow(['Total', null, { formula: `SUM(C4:C${last})` }]);
    total.font = { bold: true };
  },
};
// preview-end

const slots = { toolbar: GridToolbar };

const slotProps = { toolbar: { excelOptions } };

export default function ExcelReport() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders in April"
        rows={orders}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
      />
    </Box>
  );
}
