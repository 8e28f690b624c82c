import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const rows = orders.slice(0, 6);

const stripe = ({ indexRelativeToCurrentPage }: GridRowClassNameParams<Order>) =>
  indexRelativeToCurrentPage % 2 === 1 ? 'odd' : '';

export default function StripedStates() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Striped orders"
        rows={rows}
        columns={columns}
        getRowClassName={stripe}
        sx={{
          [`& .${gridClasses.row}.odd:not(:hover, .Mui-selected)`]: {
            backgroundColor: 'action.hover',
          },
        }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
