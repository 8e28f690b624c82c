import Box from '@mui/material/Box';
import { DataGrid, GridFilterInputValue, getGridDateOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const DAY = 24 * 60 * 60 * 1000;

// In your app, `new Date()` inside of the function.
const today = new Date(2025, 3, 22);

// preview-start
const lastDays: GridFilterOperator<Order, Date | null> = {
  label: 'in the last … days',
  value: 'lastDays',
  getApplyFilterFn: ({ value }) => {
    const days = Number(value);
    return days > 0
      ? ({ value: date }) => date instanceof Date && today.getTime() - date.getTime() < days * DAY
      : null;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'number' },
};
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'ordered',
    headerName: 'Ordered',
    type: 'date',
    width: 140,
    filterOperators: [lastDays, ...getGridDateOperators()],
  },
];

export default function LastDaysOperator() {
  return (
    <Box sx={{ height: 345, width: '100%' }}>
      <DataGrid
        aria-label="Orders of the last five days"
        rows={orders}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'ordered', operator: 'lastDays', value: 5 }] },
          },
        }}
      />
    </Box>
  );
}
