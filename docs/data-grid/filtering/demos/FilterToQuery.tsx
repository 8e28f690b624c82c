import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const names: Record<string, string> = { '>': 'gt', '>=': 'ge', '<': 'lt', '<=': 'le', '=': 'eq' };

/** Writes a filter model as parameters, such as `total=gt:300&country=contains:land`. */
function toParameters({ items, quickFilterValues = [] }: GridFilterModel): string {
  const params = new URLSearchParams();
  for (const { field, operator, value = '' } of items) {
    if (value !== '' || /^is(Not)?Empty$/.test(operator)) {
      params.append(field, `${names[operator] ?? operator}:${value}`);
    }
  }
  quickFilterValues.forEach((word) => params.append('search', String(word)));
  return decodeURIComponent(String(params));
}
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 130 },
];

export default function FilterToQuery() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'total', operator: '>', value: 300 },
      { id: 2, field: 'country', operator: 'contains', value: 'land' },
    ],
  });
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Orders, with their filters as parameters"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
        />
      </Box>
      <Box role="status" sx={{ fontFamily: 'monospace', mt: 1, minHeight: 20 }}>
        GET /orders?{toParameters(filterModel)}
      </Box>
    </Box>
  );
}
