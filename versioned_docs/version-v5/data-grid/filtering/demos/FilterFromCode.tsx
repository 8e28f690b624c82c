import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 140 },
];

export default function FilterFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const showGermany = () =>
    apiRef.current.upsertFilterItem({
      id: 'country',
      columnField: 'country',
      operatorValue: 'equals',
      value: 'Germany',
    });
  const clear = () => apiRef.current.setFilterModel({ items: [] });
  const openPanel = () => apiRef.current.showFilterPanel('note');
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={showGermany}>Germany</Button>
        <Button onClick={clear}>Clear</Button>
        <Button onClick={openPanel}>Filter the notes…</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro apiRef={apiRef} aria-label="Orders" rows={orders} columns={columns} />
      </Box>
    </Stack>
  );
}
