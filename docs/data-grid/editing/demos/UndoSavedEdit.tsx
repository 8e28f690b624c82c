import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 140, editable: true },
];

export default function UndoSavedEdit() {
  const apiRef = useGridApiRef();
  const [previous, setPrevious] = React.useState<Order | null>(null);
  // preview-start
  const save = (after: Order, before: Order) => {
    setPrevious(before);
    return after;
  };

  const undo = () => {
    if (previous) apiRef.current?.updateRows([previous]);
    setPrevious(null);
  };
  // preview-end
  return (
    <Box sx={{ height: 360, width: '100%', position: 'relative' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Orders with undo"
        rows={orders}
        columns={columns}
        processRowUpdate={save}
      />
      <Snackbar
        open={previous !== null}
        message={`Order ${previous?.id ?? ''} saved`}
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
        sx={{ position: 'absolute' }}
      />
    </Box>
  );
}
