import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbarExport } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

// preview-start
const slotProps = {
  main: { 'aria-label': 'Orders with configured parts' },
  baseCheckbox: { color: 'secondary' },
  baseTooltip: { enterDelay: 0 },
  baseButton: { size: 'small' },
} as const;
// preview-end

const slots = { toolbar: GridToolbarExport };

export default function BaseProps() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>(
    orders.map(({ id }) => id),
  );
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={orders}
        columns={columns}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        slotProps={slotProps}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
