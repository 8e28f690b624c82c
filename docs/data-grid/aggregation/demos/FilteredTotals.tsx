import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

const initialState = {
  aggregation: { model: { total: 'sum' } },
  filter: {
    filterModel: { items: [{ field: 'product', operator: 'contains', value: 'lantern' }] },
  },
};

export default function FilteredTotals() {
  const [all, setAll] = useState(false);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <FormControlLabel
        control={<Switch checked={all} onChange={(event) => setAll(event.target.checked)} />}
        label="Count rows that the filter hides"
      />
      <Box sx={{ height: 320, width: '100%' }}>
        {/* preview-start */}
        <DataGridPremium
          // The scope is read when totals are computed, not when the prop changes.
          key={String(all)}
          aria-label="Orders of lanterns with their total"
          rows={orders}
          columns={columns}
          initialState={initialState}
          aggregationRowsScope={all ? 'all' : 'filtered'}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
