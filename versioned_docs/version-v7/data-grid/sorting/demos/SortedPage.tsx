import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const initialState = { pagination: { paginationModel: { page: 2, pageSize: 3 } } };

export default function SortedPage() {
  const [reset, setReset] = React.useState(true);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <FormControlLabel
        label="Return to the first page"
        control={<Switch checked={reset} onChange={(event) => setReset(event.target.checked)} />}
      />
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders by page' } }}
        rows={orders}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[3]}
        resetPageOnSortFilter={reset}
      />
      {/* preview-end */}
    </Box>
  );
}
