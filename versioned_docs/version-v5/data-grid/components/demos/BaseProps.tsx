import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbarExport } from '@mui/x-data-grid';
import type { GridColDef, GridSelectionModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

// preview-start
const componentsProps = {
  baseCheckbox: { color: 'secondary' },
  baseTooltip: { enterDelay: 0 },
  baseButton: { size: 'small' },
} as const;
// preview-end

const components = { Toolbar: GridToolbarExport };

export default function BaseProps() {
  const [selection, setSelection] = React.useState<GridSelectionModel>(orders.map(({ id }) => id));
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders with configured parts"
        rows={orders}
        columns={columns}
        checkboxSelection
        selectionModel={selection}
        onSelectionModelChange={setSelection}
        componentsProps={componentsProps}
        components={components}
        hideFooter
      />
    </Box>
  );
}
