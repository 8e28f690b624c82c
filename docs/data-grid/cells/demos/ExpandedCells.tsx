import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { LongText } from './LongText';

// preview-start
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 70 },
  { field: 'customer', headerName: 'Customer', width: 110 },
  {
    field: 'note',
    headerName: 'Note',
    width: 140,
    display: 'flex',
    renderCell: ({ value, tabIndex }) => <LongText text={value ?? ''} tabIndex={tabIndex} />,
  },
];
// preview-end

export default function ExpandedCells() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders with expandable notes" rows={orders} columns={columns} />
    </Box>
  );
}
