import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCellItem,
} from '@mui/x-data-grid-pro';
import type { GridColumns, GridRowId } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const initialState = {
  pinnedColumns: {
    left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'id'],
    right: ['actions'],
  },
};
// preview-end

// Its own types ask for props that newer versions of `@types/react` no longer have.
const ActionItem: React.ElementType = GridActionsCellItem;

export default function PinnedActions() {
  const [rows, setRows] = React.useState(orders);

  const columns = React.useMemo<GridColumns<Order>>(() => {
    const ship = (id: GridRowId) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, status: 'shipped' } : row)));
    return [
      { field: 'id', headerName: 'Order', width: 80 },
      { field: 'customer', headerName: 'Customer', width: 200 },
      { field: 'product', headerName: 'Product', width: 240 },
      { field: 'status', headerName: 'Status', width: 140 },
      { field: 'note', headerName: 'Note', width: 320 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({ id, row }) => [
          <ActionItem
            icon={<LocalShippingIcon />}
            label={`Ship ${id}`}
            disabled={row.status === 'shipped'}
            onClick={() => ship(id)}
          />,
        ],
      },
    ];
  }, []);

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with pinned actions"
        rows={rows}
        columns={columns}
        initialState={initialState}
        checkboxSelection
        disableSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
