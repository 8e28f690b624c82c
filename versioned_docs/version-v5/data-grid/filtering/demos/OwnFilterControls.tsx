import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridFilterModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const statuses: Order['status'][] = ['open', 'packed', 'shipped', 'returned'];

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: statuses },
];

export default function OwnFilterControls() {
  // preview-start
  const [shown, setShown] = React.useState<Order['status'][]>(['open', 'packed']);
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [{ columnField: 'status', operatorValue: 'isAnyOf', value: shown }] }),
    [shown],
  );
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Status"
        value={shown}
        onChange={(_event, next: Order['status'][]) => setShown(next)}
      >
        {statuses.map((status) => (
          <ToggleButton key={status} value={status}>
            {status}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320, mt: 1 }}>
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
