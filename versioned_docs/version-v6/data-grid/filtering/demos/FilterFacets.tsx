import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const statuses: Order['status'][] = ['open', 'packed', 'shipped', 'returned'];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 130,
  },
];

export default function FilterFacets() {
  const [chosen, setChosen] = React.useState<string[]>(['open']);
  // preview-start
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [{ id: 1, field: 'status', operator: 'isAnyOf', value: chosen }] }),
    [chosen],
  );
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box role="group" aria-label="Status">
        {statuses.map((status) => (
          <FormControlLabel
            key={status}
            control={<Checkbox checked={chosen.includes(status)} />}
            label={`${status} (${orders.filter((order) => order.status === status).length})`}
            onChange={(event, checked) =>
              setChosen(checked ? [...chosen, status] : chosen.filter((name) => name !== status))
            }
          />
        ))}
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders by status"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
        />
      </Box>
    </Box>
  );
}
