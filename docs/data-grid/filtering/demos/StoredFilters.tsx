import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 150 },
  { field: 'total', headerName: 'Total', type: 'number', width: 130 },
];

// preview-start
const operators: Record<string, string[]> = {
  customer: ['contains', 'equals', 'startsWith', 'isAnyOf'],
  ordered: ['is', 'after', 'onOrAfter', 'before', 'onOrBefore'],
  total: ['=', '>', '>=', '<', '<='],
};

/** Reads a stored model, and drops what the columns of today don't know. */
function restore(text: string): GridFilterModel {
  const stored = JSON.parse(text) as GridFilterModel;
  return {
    ...stored,
    items: stored.items.filter(({ field, operator }) => operators[field]?.includes(operator)),
  };
}
// preview-end

export default function StoredFilters() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  // In your app, `localStorage` or the profile of the user.
  const [stored, setStored] = React.useState(
    '{"items":[{"field":"ordered","operator":"after","value":"2025-04-15T00:00:00.000Z"}]}',
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button onClick={() => setStored(JSON.stringify(filterModel))}>Store</Button>
        <Button onClick={() => setFilterModel(restore(stored))}>Restore</Button>
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders, with filters to store"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
        />
      </Box>
      <Box
        sx={{
          fontFamily: 'monospace',
          fontSize: 12,
          mt: 1,
          minHeight: 36,
          overflowWrap: 'anywhere',
        }}
      >
        {stored}
      </Box>
    </Box>
  );
}
