import * as React from 'react';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
function PaidSwitch({ id, value, tabIndex }: GridRenderCellParams<Order, boolean>) {
  const apiRef = useGridApiContext();
  return (
    <Switch
      checked={value}
      onChange={(_event, paid) => apiRef.current.updateRows([{ id, paid }])}
      onKeyDown={(event) => {
        if (event.key === ' ') event.stopPropagation();
      }}
      slotProps={{ input: { tabIndex, 'aria-label': `Order ${id} is paid` } }}
    />
  );
}
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'paid',
    headerName: 'Paid',
    width: 100,
    renderCell: (params) => <PaidSwitch {...params} />,
  },
];

export default function SwitchCells() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders and payments" rows={orders} columns={columns} />
    </Box>
  );
}
