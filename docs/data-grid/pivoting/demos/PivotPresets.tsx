import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 160 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const revenue: GridPivotModel = {
  rows: [{ field: 'country' }],
  columns: [{ field: 'status', sort: 'asc' }],
  values: [{ field: 'total', aggFunc: 'sum' }],
};

const returns: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [],
  values: [{ field: 'quantity', aggFunc: 'min' }],
};
// preview-end

export default function PivotPresets() {
  const [model, setModel] = React.useState(revenue);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setModel(revenue)}>Revenue by country</Button>
        <Button onClick={() => setModel(returns)}>Largest returns</Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          aria-label="Orders with two presets"
          rows={orders}
          columns={columns}
          pivotActive
          pivotModel={model}
          onPivotModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
