import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 3);
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

function NoteFooter() {
  return (
    <Box sx={{ p: 1 }}>
      <TextField size="small" fullWidth label="Note in the footer" />
    </Box>
  );
}
const stableSlots = { footer: NoteFooter };

export default function StableSlots() {
  const [title, setTitle] = React.useState('');
  // preview-start
  // A new component on each render: React replaces the footer.
  const newSlots = { footer: () => <NoteFooter /> };
  // preview-end
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        size="small"
        label="Title of the page"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Box sx={{ height: 272, flex: 1, minWidth: 0 }}>
          <DataGrid
            slotProps={{ main: { 'aria-label': 'New slots' } }}
            rows={rows}
            columns={columns}
            slots={newSlots}
          />
        </Box>
        <Box sx={{ height: 272, flex: 1, minWidth: 0 }}>
          <DataGrid
            slotProps={{ main: { 'aria-label': 'Stable slots' } }}
            rows={rows}
            columns={columns}
            slots={stableSlots}
          />
        </Box>
      </Stack>
    </Stack>
  );
}
