import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(3, 6);

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 140 },
];

const getRowHeight = () => 'auto' as const;

export default function WrappedText() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders with long notes"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
