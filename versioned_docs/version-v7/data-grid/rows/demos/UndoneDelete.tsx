import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const first = orders.slice(0, 5);

export default function UndoneDelete() {
  // preview-start
  const [rows, setRows] = useState(first);
  const [before, setBefore] = useState<readonly Order[]>();

  const undo = () => {
    setRows([...(before ?? [])]);
    setBefore(undefined);
  };
  // preview-end

  const columns = useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'id', headerName: 'Order', width: 90 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
      {
        field: 'actions',
        headerName: 'Delete',
        type: 'actions',
        width: 80,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete order ${id}`}
            onClick={() => {
              setBefore(rows);
              setRows(rows.filter((row) => row.id !== id));
            }}
          />,
        ],
      },
    ],
    [rows],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Alert
        severity="info"
        role="status"
        sx={{ mb: 1 }}
        action={
          before && (
            <Button size="small" color="inherit" onClick={undo}>
              Undo
            </Button>
          )
        }
      >
        {before ? 'The order was deleted.' : 'Nothing deleted.'}
      </Alert>
      <Box sx={{ height: 318 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders with undo' } }}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
