import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridRowModes } from '@mui/x-data-grid';
import type { GridColDef, GridRowModesModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

type Line = Pick<Order, 'id' | 'customer' | 'product'>;

const columns: GridColDef<Line>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140, editable: true },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
];

export default function AddedInline() {
  const [rows, setRows] = useState<Line[]>(orders.slice(0, 4));
  const [rowModesModel, setRowModesModel] = useState<GridRowModesModel>({});

  // preview-start
  const add = () => {
    const id = Math.max(...rows.map((row) => row.id)) + 1;
    setRows([...rows, { id, customer: '', product: '' }]);
    setRowModesModel({ [id]: { mode: GridRowModes.Edit, fieldToFocus: 'customer' } });
  };

  const processRowUpdate = (row: Line) => {
    setRows((old) => old.map((other) => (other.id === row.id ? row : other)));
    return row;
  };

  // A row that's left without a customer is taken back.
  const dropEmpty = () => setRows((old) => old.filter(({ customer }) => customer !== ''));
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={add} sx={{ mb: 1 }}>
        Add an order
      </Button>
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Orders to add to"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={rowModesModel}
          onRowModesModelChange={(model) => {
            setRowModesModel(model);
            if (Object.keys(model).length === 0) {
              dropEmpty();
            }
          }}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
    </Box>
  );
}
