import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 145 },
  { field: 'total', headerName: 'Total', type: 'number', width: 125 },
];

export default function FilterChips() {
  const [model, setModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'total', operator: '>', value: 100 },
      { id: 2, field: 'country', operator: 'contains', value: 'an' },
    ],
  });
  // preview-start
  const active = model.items.filter(
    ({ operator, value }) => operator.startsWith('is') || (value !== undefined && value !== ''),
  );
  const remove = (id: string | number | undefined) =>
    setModel((current) => ({ ...current, items: current.items.filter((item) => item.id !== id) }));
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 32, mb: 1 }}>
        {active.map(({ id, field, operator, value }) => (
          <Chip
            key={id}
            label={`${columns.find((column) => column.field === field)?.headerName} ${operator} ${value ?? ''}`}
            onDelete={() => remove(id)}
          />
        ))}
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Orders, with filters as chips"
          rows={orders}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
