import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, gridFilteredSortedRowEntriesSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const initialState: GridInitialState = {
  filter: { filterModel: { items: [{ field: 'status', operator: 'equals', value: 'open' }] } },
};

export default function RowsInSight() {
  const apiRef = useGridApiRef();
  const [sum, setSum] = React.useState('Filter or sort, then add up.');
  // preview-start
  const addUp = () => {
    const shown = gridFilteredSortedRowEntriesSelector(apiRef);
    const total = shown.reduce((sumSoFar, { model }) => sumSoFar + model.total, 0);
    setSum(`${shown.length} of ${orders.length} orders: €${total.toFixed(2)}`);
  };
  // preview-end
  return (
    <div>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Open orders' } }}
          rows={orders}
          columns={columns}
          initialState={initialState}
        />
      </Box>
      <Box sx={{ pt: 1, display: 'flex', alignItems: 'center', gap: 2 }}>
        <Button variant="outlined" size="small" onClick={addUp}>
          Add up
        </Button>
        <Typography variant="body2" role="status">
          {sum}
        </Typography>
      </Box>
    </div>
  );
}
