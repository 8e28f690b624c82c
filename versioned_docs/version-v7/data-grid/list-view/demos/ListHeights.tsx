import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridListColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'note', headerName: 'Note' },
];

// preview-start
const listColumn: GridListColDef<Order> = {
  field: 'note',
  renderCell: ({ row }) => (
    <Box sx={{ py: 1.5, whiteSpace: 'normal', lineHeight: 1.4 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {row.customer}
      </Typography>
      {row.note && <Typography variant="body2">{row.note}</Typography>}
    </Box>
  ),
};

const autoHeight = () => 'auto' as const;
// preview-end

export default function ListHeights() {
  return (
    <Box sx={{ height: 360, width: '100%', maxWidth: 400 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders with their notes' } }}
        rows={orders}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        getRowHeight={autoHeight}
        hideFooter
      />
    </Box>
  );
}
