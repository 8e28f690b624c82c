import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function ResponsiveColumns() {
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  // preview-start
  const columnVisibilityModel = React.useMemo(
    () => ({ product: !isPhone, ordered: !isPhone }),
    [isPhone],
  );
  // preview-end
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders on any screen' } }}
        rows={orders}
        columns={columns}
        columnVisibilityModel={columnVisibilityModel}
        disableColumnSelector
      />
    </Box>
  );
}
