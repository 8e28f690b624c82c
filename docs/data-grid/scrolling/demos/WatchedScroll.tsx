import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function WatchedScroll() {
  const apiRef = useGridApiRef();
  const [down, setDown] = React.useState(false);
  // preview-start
  React.useEffect(
    () => apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) => setDown(top > 200)),
    [apiRef],
  );
  const backToTop = () => apiRef.current?.scroll({ top: 0 });
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders with a way back to the top"
          rows={orders}
          columns={columns}
          hideFooter
        />
      </Box>
      <Button onClick={backToTop} disabled={!down} sx={{ alignSelf: 'flex-start' }}>
        Back to top
      </Button>
    </Stack>
  );
}
