import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'product', headerName: 'Product', width: 220 },
  { field: 'country', headerName: 'Country', width: 200 },
  { field: 'note', headerName: 'Note', width: 400 },
];

const initialState = { pinnedColumns: { left: ['id'] } };

export default function StickyShadow() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders with a raised column' } }}
        rows={orders}
        columns={columns}
        initialState={initialState}
        // preview-start
        sx={{
          [`& .${gridClasses['cell--pinnedLeft']}, & .${gridClasses['columnHeader--pinnedLeft']}`]:
            { boxShadow: '6px 0 8px -4px rgb(0 0 0 / 25%)', clipPath: 'inset(0 -14px 0 0)' },
          [`& .${gridClasses['columnHeader--pinnedLeft']} .${gridClasses.columnSeparator}`]: {
            display: 'none',
          },
        }}
        // preview-end
        hideFooter
      />
    </Box>
  );
}
