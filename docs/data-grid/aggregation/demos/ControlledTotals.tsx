import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridAggregationModel, GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const functions = ['sum', 'avg', 'max'];

export default function ControlledTotals() {
  // preview-start
  const [model, setModel] = useState<GridAggregationModel>({ total: 'sum' });

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <ButtonGroup size="small" aria-label="What the footer shows">
        {functions.map((name) => (
          <Button
            key={name}
            variant={model.total === name ? 'contained' : 'outlined'}
            aria-pressed={model.total === name}
            onClick={() => setModel({ total: name })}
          >
            {name}
          </Button>
        ))}
      </ButtonGroup>
      {/* preview-end */}
      <Box sx={{ height: 340, width: '100%' }}>
        <DataGridPremium
          aria-label="Orders with a controlled total"
          rows={orders}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
