import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function OneCheckbox() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const [id] = model.ids;
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 318 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Choose the order to merge into"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableMultipleRowSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
        {/* preview-end */}
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        {id === undefined ? 'Choose an order.' : `Merge into order ${id}`}
      </Box>
    </Box>
  );
}
