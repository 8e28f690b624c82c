import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridValueFormatterParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const labels: Record<Order['status'], string> = {
  open: 'Waiting for payment or packing',
  packed: 'Ready in the warehouse',
  shipped: 'On its way',
  returned: 'Sent back',
};

const valueOptions = Object.entries(labels).map(([value, label]) => ({ value, label }));
// preview-end

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    width: 260,
    valueOptions,
    valueFormatter: ({ value }: GridValueFormatterParams<Order['status']>) => labels[value],
  },
];

export default function OptionLabels() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Orders with the labels of options" rows={orders} columns={columns} />
    </Box>
  );
}
