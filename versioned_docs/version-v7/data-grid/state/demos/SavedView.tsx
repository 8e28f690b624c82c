import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function SavedView() {
  const apiRef = useGridApiRef();
  // preview-start
  const [view, setView] = React.useState<GridInitialState | null>(null);

  const saveView = () => setView(apiRef.current?.exportState() ?? null);
  const restoreView = () => {
    if (view) {
      apiRef.current?.restoreState(view);
    }
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" onClick={saveView}>
          Save this view
        </Button>
        <Button variant="outlined" onClick={restoreView} disabled={!view}>
          Restore
        </Button>
        <Typography role="status">
          {view ? `Saved: ${Object.keys(view).join(', ')}` : 'Sort, filter, or hide a column.'}
        </Typography>
      </Stack>
      <Box sx={{ height: 330 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders with a saved view' } }}
          rows={orders}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Stack>
  );
}
