import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 120, editable: true },
];

export default function EditedOrder() {
  const [rows, setRows] = React.useState(() => orders.slice(0, 5));
  const [edit, setEdit] = React.useState('Double-click a quantity or a note.');
  // preview-start
  const saveRow = (newRow: Order, oldRow: Order) => {
    const field = (['quantity', 'note'] as const).find((each) => newRow[each] !== oldRow[each]);
    if (field === undefined) return oldRow;
    setRows((all) => all.map((row) => (row.id === newRow.id ? newRow : row)));
    setEdit(
      `Order ${newRow.id}, ${field}: ${oldRow[field] ?? 'none'} → ${newRow[field] ?? 'none'}`,
    );
    return newRow;
  };
  // preview-end
  return (
    <div>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders to edit' } }}
          rows={rows}
          columns={columns}
          processRowUpdate={saveRow}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        {edit}
      </Typography>
    </div>
  );
}
