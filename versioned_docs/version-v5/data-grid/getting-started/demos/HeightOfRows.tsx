import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
];

export default function HeightOfRows() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => orders.slice(0, count), [count]);
  return (
    <Box sx={{ width: '100%', minHeight: 310 }}>
      <Button onClick={() => setCount(count === 2 ? 4 : 2)}>Two or four orders</Button>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders of the day"
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
