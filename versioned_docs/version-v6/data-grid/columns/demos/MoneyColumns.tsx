import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridValueFormatterParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

/** A column of amounts in euros. */
const money = {
  type: 'number',
  width: 120,
  valueFormatter: ({ value }: GridValueFormatterParams<number | null>) =>
    value === null ? '' : euros.format(value),
  cellClassName: ({ value }) => (Number(value) < 0 ? 'negative' : ''),
} satisfies Partial<GridColDef>;
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { ...money, field: 'total', headerName: 'Total' },
  {
    ...money,
    field: 'each',
    headerName: 'Each',
    valueGetter: ({ row }) => row.total / row.quantity,
  },
];

export default function MoneyColumns() {
  return (
    <Box sx={{ height: 360, width: '100%', '& .negative': { color: 'error.main' } }}>
      <DataGrid aria-label="Orders and amounts" rows={orders} columns={columns} />
    </Box>
  );
}
