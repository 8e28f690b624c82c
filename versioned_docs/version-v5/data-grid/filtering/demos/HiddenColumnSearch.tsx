import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, getGridStringQuickFilterFn } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const hidden = { note: false };
const initialState = { filter: { filterModel: { items: [], quickFilterValues: ['lagos'] } } };

export default function HiddenColumnSearch() {
  const [searched, setSearched] = React.useState(true);
  // preview-start
  const columns = React.useMemo<GridColumns<Order>>(
    () => [
      { field: 'id', headerName: 'Order', width: 90 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
      {
        field: 'note',
        headerName: 'Note',
        getApplyQuickFilterFn: searched ? getGridStringQuickFilterFn : () => null,
      },
    ],
    [searched],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={searched} onChange={(_event, on) => setSearched(on)} />}
        label="Find “Lagos” in the hidden notes"
      />
      <Box sx={{ height: 220 }}>
        <DataGrid
          key={String(searched)}
          aria-label="Orders whose note mentions Lagos"
          rows={orders}
          columns={columns}
          columnVisibilityModel={hidden}
          initialState={initialState}
        />
      </Box>
    </Stack>
  );
}
