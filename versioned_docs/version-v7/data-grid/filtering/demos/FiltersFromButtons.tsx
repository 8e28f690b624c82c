import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

export default function FiltersFromButtons() {
  const apiRef = useGridApiRef();
  // preview-start
  const between = (from: number, to: number) =>
    apiRef.current?.upsertFilterItems([
      { id: 'from', field: 'total', operator: '>=', value: from },
      { id: 'to', field: 'total', operator: '<=', value: to },
    ]);
  const onlyOpen = () =>
    apiRef.current?.upsertFilterItem({
      id: 'status',
      field: 'status',
      operator: 'equals',
      value: 'open',
    });
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => between(0, 200)}>Up to 200</Button>
      <Button onClick={() => between(200, 600)}>200 to 600</Button>
      <Button onClick={onlyOpen}>Open</Button>
      <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>All</Button>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders with filters from buttons' } }}
          rows={orders}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
