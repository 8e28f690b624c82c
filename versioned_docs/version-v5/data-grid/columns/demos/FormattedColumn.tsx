import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridValueFormatterParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  // preview-start
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: ({ value }: GridValueFormatterParams<number>) => euros.format(value),
  },
  {
    field: 'shipped',
    headerName: 'Shipped',
    type: 'date',
    width: 130,
    valueFormatter: ({ value }: GridValueFormatterParams<Date | null>) =>
      value ? days.format(value) : 'Not yet',
  },
  // preview-end
];

export default function FormattedColumn() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Orders with formatted values" rows={orders} columns={columns} />
    </Box>
  );
}
