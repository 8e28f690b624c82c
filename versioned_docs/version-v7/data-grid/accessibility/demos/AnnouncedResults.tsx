import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedRowCountSelector,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: SearchToolbar };

export default function AnnouncedResults() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');
  // preview-start
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('filteredRowsSet', () => {
        const count = gridExpandedRowCountSelector(apiRef);
        setMessage(count === 1 ? '1 order found' : `${count} orders found`);
      }),
    [apiRef],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
      <Box sx={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders with announced results' } }}
          rows={orders}
          columns={columns}
          slots={slots}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
