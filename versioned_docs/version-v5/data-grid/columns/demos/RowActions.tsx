import * as React from 'react';
import DoneIcon from '@mui/icons-material/Done';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColumns, GridRowId } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// Its own types ask for props that newer versions of `@types/react` no longer have.
const ActionItem: React.ElementType = GridActionsCellItem;

export default function RowActions() {
  const [rows, setRows] = React.useState(orders);

  const columns = React.useMemo<GridColumns<Order>>(() => {
    const change = (id: GridRowId, fields: Partial<Order>) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, ...fields } : row)));
    const remove = (id: GridRowId) => setRows((all) => all.filter((row) => row.id !== id));
    return [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
      // preview-start
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ id, row }) => [
          <ActionItem
            icon={<DoneIcon />}
            label={`Mark ${id} as paid`}
            disabled={row.paid}
            onClick={() => change(id, { paid: true })}
          />,
          <ActionItem showInMenu label="Remove" onClick={() => remove(id)} />,
        ],
      },
      // preview-end
    ];
  }, []);

  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Orders with actions" rows={rows} columns={columns} />
    </Box>
  );
}
