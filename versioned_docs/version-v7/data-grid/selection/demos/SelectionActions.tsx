import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const nothing: GridRowSelectionModel = [];

export default function SelectionActions() {
  const [rows, setRows] = React.useState(orders);
  const [model, setModel] = React.useState(nothing);
  // preview-start
  const isSelected = ({ id }: Order) => model.includes(id);
  const count = rows.filter(isSelected).length;
  const pack = () => {
    setRows(rows.map((row) => (isSelected(row) ? { ...row, status: 'packed' } : row)));
    setModel(nothing);
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained" size="small" disabled={count === 0} onClick={pack}>
          Mark as packed
        </Button>
        <Typography variant="body2" role="status">
          {count === 1 ? '1 order selected' : `${count} orders selected`}
        </Typography>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders' } }}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooterSelectedRowCount
        />
      </Box>
    </Stack>
  );
}
