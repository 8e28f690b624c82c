import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'product', headerName: 'Product', width: 170 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160 },
];

// preview-start
const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 60;

const sx = {
  // Rows are as high as their content: without padding, text touches the lines.
  [`& .${gridClasses.cell}`]: { py: 1.5 },
};
// preview-end

export default function AutoRowHeight() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with whole notes' } }}
        rows={orders}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={sx}
      />
    </Box>
  );
}
