import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'note', headerName: 'Note' },
];

const hidden = { note: false };

export default function HiddenColumnSearch() {
  const [excluded, setExcluded] = React.useState(false);
  // preview-start
  const filterModel = React.useMemo(
    () => ({
      items: [],
      quickFilterValues: ['gift'],
      quickFilterExcludeHiddenColumns: excluded,
    }),
    [excluded],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={!excluded} onChange={(_event, on) => setExcluded(!on)} />}
        label="Find “gift” in the hidden notes, too"
      />
      <Box sx={{ height: 220 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders whose note says gift' } }}
          rows={orders}
          columns={columns}
          columnVisibilityModel={hidden}
          filterModel={filterModel}
        />
      </Box>
    </Stack>
  );
}
