import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridRowClassNameParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const getStripe = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 0 ? '' : 'stripe';

const stripes = {
  '& .stripe': { backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)' },
  '& .stripe:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
};
// preview-end

export default function StripedRows() {
  return (
    <Box sx={{ height: 336, width: '100%' }}>
      <DataGrid
        aria-label="Orders in stripes"
        rows={rows}
        columns={columns}
        getRowClassName={getStripe}
        sx={stripes}
        disableSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
