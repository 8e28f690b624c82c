import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function OrderFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const putFirst = (field: string) => apiRef.current.setColumnIndex(field, 0);
  const reset = () =>
    columns.forEach(({ field }, index) => apiRef.current.setColumnIndex(field, index));
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => putFirst('product')}>Product first</Button>
        <Button onClick={() => putFirst('total')}>Total first</Button>
        <Button onClick={reset}>Reset</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders with buttons for the order of columns"
          rows={orders}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
