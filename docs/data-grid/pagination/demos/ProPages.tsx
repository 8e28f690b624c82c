import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function ProPages() {
  const [pagination, setPagination] = React.useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={pagination} onChange={(event) => setPagination(event.target.checked)} />
        }
        label="Pages"
      />
      <Box sx={{ height: 320 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="A thousand orders"
          rows={manyOrders}
          columns={columns}
          pagination={pagination}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 250 } } }}
          pageSizeOptions={[100, 250, { value: -1, label: 'All' }]}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
