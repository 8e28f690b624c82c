import { useEffect, useMemo, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

export default function UndoneDelete() {
  const apiRef = useGridApiRef();
  const next = useRef<number | undefined>(undefined);
  // preview-start
  const [rows, setRows] = useState(() => orders.slice(0, 5));
  const [before, setBefore] = useState<Order[]>();

  const undo = () => {
    next.current = before?.find((row) => !rows.includes(row))?.id;
    setRows(before ?? rows);
    setBefore(undefined);
  };

  useEffect(() => {
    if (next.current !== undefined) {
      apiRef.current.setCellFocus(next.current, 'actions');
      next.current = undefined;
    }
  }, [apiRef, rows]);
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
              const index = rows.findIndex((row) => row.id === id);
              next.current = (rows[index + 1] ?? rows[index - 1])?.id;
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
        action={before && <Button onClick={undo}>Undo</Button>}
      >
        {before ? 'The order was deleted.' : 'Nothing deleted.'}
      </Alert>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with undo"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
