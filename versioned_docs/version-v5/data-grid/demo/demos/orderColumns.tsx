import Box from '@mui/material/Box';
import type {
  GridColDef,
  GridRenderCellParams,
  GridValueFormatterParams,
} from '@mui/x-data-grid-premium';
import type { PricedOrder } from '../../data/firstOrders';
import { orders } from '../../data/orders';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const formatEuros = ({ value }: GridValueFormatterParams<number | null | undefined>) =>
  typeof value === 'number' ? euros.format(value) : '';

const money = {
  type: 'number',
  valueFormatter: formatEuros,
  cellClassName: ({ value }) => (Number(value) < 0 ? 'negative' : ''),
} satisfies Partial<GridColDef<PricedOrder>>;

const colors = {
  open: 'warning.main',
  packed: 'info.main',
  shipped: 'success.main',
  returned: 'error.main',
};

export const orderColumns: GridColDef<PricedOrder>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  {
    field: 'product',
    headerName: 'Product',
    type: 'singleSelect',
    valueOptions: [...new Set(orders.map(({ product }) => product))],
    editable: true,
    width: 180,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', editable: true, width: 100 },
  {
    ...money,
    field: 'total',
    headerName: 'Total',
    width: 140,
    // The rows of groups have neither.
    valueGetter: ({ row: { quantity, price } }) => price && quantity * price,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(colors),
    editable: true,
    width: 120,
    // Reads the value: in the name of a group, there's no row.
    renderCell: ({ value }: GridRenderCellParams<PricedOrder['status'], PricedOrder>) =>
      value && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: colors[value] }} />
          {value}
        </Box>
      ),
  },
  { ...money, field: 'price', headerName: 'Price each', editable: true, width: 110 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'shipped', headerName: 'Shipped', type: 'date', editable: true, width: 120 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', editable: true, width: 90 },
  { field: 'note', headerName: 'Note', editable: true, width: 260 },
];
