import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
function ViewToolbar() {
  const apiRef = useGridApiContext();
  const [view, setView] = React.useState<GridInitialState | null>(null);
  return (
    <Box sx={{ p: 1 }}>
      <Button onClick={() => setView(apiRef.current.exportState())}>Save this view</Button>
      <Button onClick={() => view && apiRef.current.restoreState(view)} disabled={!view}>
        Restore
      </Button>
      <span role="status">
        {view ? `Saved: ${Object.keys(view).join(', ')}` : 'Sort, filter, or hide a column.'}
      </span>
    </Box>
  );
}
// preview-end

const components = { Toolbar: ViewToolbar };
const initialState = { columns: { columnVisibilityModel: {} }, pagination: { pageSize: 10 } };

export default function SavedView() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a saved view"
        rows={orders}
        columns={columns}
        components={components}
        initialState={initialState}
        rowsPerPageOptions={[5, 10]}
      />
    </Box>
  );
}
