import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridRowId } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

export default function KeptCellState() {
  // preview-start
  // Outside of the cells: it stays when they unmount.
  const [checked, setChecked] = React.useState<ReadonlySet<GridRowId>>(new Set([1041]));

  const toggle = React.useCallback((id: GridRowId) => {
    setChecked((old) => {
      const next = new Set(old);
      return next.delete(id) ? next : next.add(id);
    });
  }, []);
  // preview-end

  const columns = React.useMemo<GridColumns<Order>>(
    () => [
      {
        field: 'checked',
        headerName: 'Checked',
        width: 100,
        sortable: false,
        filterable: false,
        valueGetter: ({ id }) => checked.has(id),
        renderCell: ({ id, value, tabIndex }) => (
          <Checkbox
            checked={value}
            onChange={() => toggle(id)}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
            inputProps={{ 'aria-label': `Order ${id} is checked`, tabIndex }}
          />
        ),
      },
      { field: 'id', headerName: 'Order', width: 90 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
    ],
    [checked, toggle],
  );

  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders to check"
        rows={orders}
        columns={columns}
        disableSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
