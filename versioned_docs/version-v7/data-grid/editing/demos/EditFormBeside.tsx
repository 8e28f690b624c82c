import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { OrderForm } from './OrderForm';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
];

export default function EditFormBeside() {
  const [rows, setRows] = React.useState(orders);
  // preview-start
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([1043]);
  const selected = rows.find(({ id }) => selection.includes(id));

  const save = (order: Order) =>
    setRows((all) => all.map((row) => (row.id === order.id ? order : row)));
  // preview-end
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 220px' },
        width: '100%',
      }}
    >
      <Box sx={{ height: 320, minWidth: 0 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders; the selected one is edited in the form' } }}
          rows={rows}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
      {selected && <OrderForm key={selected.id} order={selected} onSave={save} />}
    </Box>
  );
}
