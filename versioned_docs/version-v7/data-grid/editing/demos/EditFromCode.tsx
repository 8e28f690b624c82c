import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 140, editable: true },
];

export default function EditFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const writeNote = () => {
    const cell = { id: 1043, field: 'note' };
    if (apiRef.current?.getCellMode(cell.id, cell.field) === 'view') {
      apiRef.current.startCellEditMode(cell);
    }
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={writeNote}>Write a note for order 1043</Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders' } }}
          rows={orders}
          columns={columns}
        />
      </Box>
    </Stack>
  );
}
