import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

// preview-start
const excelOptions = { fileName: 'orders', columnsStyles: { total: { numFmt: '0.00' } } };
// preview-end

const slots = { toolbar: GridToolbar };

export default function ExcelOrders() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        slots={slots}
        slotProps={{ main: { 'aria-label': 'Orders for a workbook' }, toolbar: { excelOptions } }}
      />
    </Box>
  );
}
