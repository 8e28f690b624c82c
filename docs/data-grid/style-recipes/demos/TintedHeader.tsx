import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function TintedHeader() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a tinted header"
        rows={orders}
        columns={columns}
        // preview-start
        sx={{
          [`& .${gridClasses['container--top']} [role="row"] > *`]: {
            backgroundColor: 'primary.main',
            color: 'primary.contrastText',
          },
          [`& .${gridClasses.columnHeader} .${gridClasses.sortButton}`]: {
            backgroundColor: 'transparent',
          },
          [`& .${gridClasses.columnHeader} :is(button, svg)`]: { color: 'inherit' },
          [`& .${gridClasses.columnHeader}:focus-within`]: {
            outlineColor: 'inherit',
            outlineOffset: -3,
          },
        }}
        // preview-end
      />
    </Box>
  );
}
