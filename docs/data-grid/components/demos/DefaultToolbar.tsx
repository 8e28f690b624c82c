import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
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
const slotProps = {
  toolbar: {
    printOptions: { disableToolbarButton: true },
    csvOptions: { fileName: 'orders' },
  },
};
// preview-end

export default function DefaultToolbar() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        label="Orders of April"
        slotProps={slotProps}
      />
    </Box>
  );
}
