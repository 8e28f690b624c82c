import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, gridFilterModelSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColumns, GridFilterItem } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

const open = { id: 'open', columnField: 'status', operatorValue: 'equals', value: 'open' };

export default function FiltersFromButtons() {
  const apiRef = useGridApiRef();
  // preview-start
  const upsert = (changed: GridFilterItem[]) => {
    const model = gridFilterModelSelector(apiRef);
    const kept = model.items.filter(({ id }) => !changed.some((item) => item.id === id));
    apiRef.current.setFilterModel({ ...model, items: [...kept, ...changed] });
  };

  const between = (from: number, to: number) =>
    upsert([
      { id: 'from', columnField: 'total', operatorValue: '>=', value: from },
      { id: 'to', columnField: 'total', operatorValue: '<=', value: to },
    ]);
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => between(0, 200)}>Up to 200</Button>
      <Button onClick={() => between(200, 600)}>200 to 600</Button>
      <Button onClick={() => upsert([open])}>Open</Button>
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>All</Button>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders with filters from buttons"
          rows={orders}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
