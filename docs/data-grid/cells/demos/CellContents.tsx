import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  // preview-start
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    display: 'flex',
    renderCell: ({ value }) => <Chip label={value} size="small" variant="outlined" />,
  },
  // preview-end
];

export default function CellContents() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} />
    </Box>
  );
}
