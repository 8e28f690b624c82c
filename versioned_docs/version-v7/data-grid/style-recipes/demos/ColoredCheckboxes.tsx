import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

const rows = orders.slice(0, 5);

export default function ColoredCheckboxes() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>(rows.map(({ id }) => id));
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with colored checkboxes' } }}
        rows={rows}
        columns={columns}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        // preview-start
        sx={{
          [`& .${gridClasses.checkboxInput}`]: {
            '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: 'success.main' },
            '& svg': { fontSize: 22 },
          },
          [`& .${gridClasses.row}.Mui-selected`]: {
            backgroundColor: 'color-mix(in srgb, green 12%, transparent)',
            '&:hover': { backgroundColor: 'color-mix(in srgb, green 18%, transparent)' },
          },
        }}
        // preview-end
        hideFooter
      />
    </Box>
  );
}
