import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 70 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 90 },
];

export default function TightRows() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders in tight rows' } }}
        rows={orders}
        columns={columns}
        rowHeight={24}
        columnHeaderHeight={28}
        sx={{
          fontSize: 12,
          [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: { px: 0.75 },
        }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
