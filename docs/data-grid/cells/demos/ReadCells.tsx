import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 75 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 125 },
  {
    field: 'price',
    headerName: 'Price each',
    type: 'number',
    width: 120,
    valueGetter: (_value, { total, quantity }) => total / quantity,
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
];

export default function ReadCells() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');
  // preview-start
  const read = () => {
    const params = apiRef.current?.getCellParams(1041, 'price');
    const element = apiRef.current?.getCellElement(1041, 'price');
    setText(
      `${params?.value}, shown as ${params?.formattedValue}, ${element?.offsetWidth} px wide`,
    );
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={read}>Read the price of order 1041</Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid apiRef={apiRef} aria-label="Orders and prices" rows={orders} columns={columns} />
      </Box>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {text}
      </Typography>
    </Stack>
  );
}
