import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiContext, useGridApiEventHandler } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.filter((order) => order.note).slice(0, 4);
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

// preview-start
function NoteFooter() {
  const apiRef = useGridApiContext();
  const [note, setNote] = React.useState('Point at an order to read its note.');

  useGridApiEventHandler(apiRef, 'rowMouseEnter', ({ row }) => setNote(row.note));
  useGridApiEventHandler(apiRef, 'cellKeyDown', ({ row }) => setNote(row.note));

  return <Box sx={{ p: 1.5, minHeight: 72 }}>{note}</Box>;
}
// preview-end

const slots = { footer: NoteFooter };

export default function EventInSlot() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with notes' } }}
        rows={rows}
        columns={columns}
        slots={slots}
      />
    </Box>
  );
}
