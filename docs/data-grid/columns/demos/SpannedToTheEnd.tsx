import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(3, 8);

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 150,
    valueGetter: (value, row) => (row.status === 'returned' ? `Returned by ${value}` : value),
    colSpan: (_value, row, column, apiRef) =>
      row.status === 'returned'
        ? apiRef.current.getVisibleColumns().length - apiRef.current.getColumnIndex(column.field)
        : 1,
  },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', width: 170 },
];
// preview-end

export default function SpannedToTheEnd() {
  const [country, setCountry] = React.useState(true);
  const model = React.useMemo(() => ({ country }), [country]);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={country} onChange={(event) => setCountry(event.target.checked)} />
        }
        label="Show the country"
      />
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Orders with returns across the row"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          disableColumnSelector
          showCellVerticalBorder
          hideFooter
        />
      </Box>
    </Stack>
  );
}
