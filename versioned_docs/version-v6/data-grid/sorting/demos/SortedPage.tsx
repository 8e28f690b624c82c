import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function SortedPage() {
  const [reset, setReset] = React.useState(true);
  const [paginationModel, setPaginationModel] = React.useState({ page: 2, pageSize: 3 });
  // preview-start
  const returnToFirstPage = () => {
    if (reset) {
      setPaginationModel((model) => ({ ...model, page: 0 }));
    }
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Return to the first page"
        control={<Switch checked={reset} onChange={(event) => setReset(event.target.checked)} />}
      />
      <DataGrid
        aria-label="Orders by page"
        rows={orders}
        columns={columns}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        onSortModelChange={returnToFirstPage}
        pageSizeOptions={[3]}
        autoHeight
      />
    </Box>
  );
}
