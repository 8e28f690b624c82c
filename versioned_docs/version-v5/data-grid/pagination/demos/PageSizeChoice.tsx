import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { orders, type Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function PageSizeChoice() {
  // preview-start
  const [pageSize, setPageSize] = React.useState(5);

  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Orders in pages"
        rows={orders}
        columns={columns}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        rowsPerPageOptions={[5, 10, 25]}
      />
    </Box>
  );
  // preview-end
}
