import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 140 },
];

export default function FilterFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const showGermany = () =>
    apiRef.current?.setFilterModel({
      items: [{ id: 'country', field: 'country', operator: 'equals', value: 'Germany' }],
    });
  const clear = () => apiRef.current?.setFilterModel({ items: [] });
  const openPanel = () => apiRef.current?.showFilterPanel('note');
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={showGermany}>Germany</Button>
        <Button onClick={clear}>Clear</Button>
        <Button onClick={openPanel}>Filter the notes…</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
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
