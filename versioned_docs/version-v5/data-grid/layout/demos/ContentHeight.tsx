import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function ContentHeight() {
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => orders.slice(0, count), [count]);
  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 366 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setCount(count + 1)} disabled={count === 5}>
          Add a row
        </Button>
        <Button onClick={() => setCount(count - 1)} disabled={count === 0}>
          Remove a row
        </Button>
      </Stack>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders in a grid as tall as its rows"
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
      />
      {/* preview-end */}
    </Stack>
  );
}
