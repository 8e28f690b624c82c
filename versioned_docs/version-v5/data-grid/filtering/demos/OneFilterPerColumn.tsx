import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import type { GridColumns, GridFilterItem, GridFilterModel } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

const first: GridFilterModel = {
  items: [{ id: 1, columnField: 'customer', operatorValue: 'contains', value: 'an' }],
};

// preview-start
/** Moves a second filter for a column to one that has none yet, or leaves it out. */
function onePerColumn(items: GridFilterItem[]) {
  const taken = new Map<string, GridFilterItem>();
  const isFree = (field: string) => !taken.has(field);
  for (const item of items) {
    const column = columns.find(({ field }) => isFree(field));
    if (isFree(item.columnField)) {
      taken.set(item.columnField, item);
    } else if (column) {
      const operatorValue = column.type === 'number' ? '=' : 'contains';
      taken.set(column.field, { id: item.id, columnField: column.field, operatorValue });
    }
  }
  return [...taken.values()];
}
// preview-end

export default function OneFilterPerColumn() {
  const [filterModel, setFilterModel] = React.useState(first);
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, with one filter for each column"
        rows={orders}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) =>
          setFilterModel({ ...model, items: onePerColumn(model.items) })
        }
        components={{ Toolbar: GridToolbar }}
      />
    </Box>
  );
}
