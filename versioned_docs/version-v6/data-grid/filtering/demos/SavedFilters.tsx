import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const views: Record<string, GridFilterModel> = {
  all: { items: [] },
  open: { items: [{ id: 'open', field: 'status', operator: 'is', value: 'open' }] },
  large: { items: [{ id: 'large', field: 'total', operator: '>=', value: 500 }] },
  returned: { items: [{ id: 'returned', field: 'quantity', operator: '<', value: 0 }] },
};
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 120,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function SavedFilters() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>(
    views.open ?? { items: [] },
  );
  const view = Object.keys(views).find((name) => views[name] === filterModel) ?? null;
  const choose = (event: React.MouseEvent, name: string | null) => {
    setFilterModel(views[name ?? 'all'] ?? { items: [] });
  };
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup exclusive size="small" value={view} onChange={choose} sx={{ mb: 1 }}>
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="open">Open</ToggleButton>
        <ToggleButton value="large">500 € and more</ToggleButton>
        <ToggleButton value="returned">Returns</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders in saved views"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
