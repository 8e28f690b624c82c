import * as React from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 3);

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const selected: SxProps<Theme> = (theme) => ({
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    color: '#0b4f4a',
    backgroundColor: '#cbfbf1',
    fontWeight: 600,
    ...(theme.palette.mode === 'dark' && { color: '#96f7e4', backgroundColor: '#022f2e' }),
  },
});
// preview-end

export default function SelectedRowStyle() {
  const [model, setModel] = React.useState<GridSelectionModel>([1042]);
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a selected row"
        sx={selected}
        rows={rows}
        columns={columns}
        selectionModel={model}
        onSelectionModelChange={setModel}
        hideFooter
      />
    </Box>
  );
}
