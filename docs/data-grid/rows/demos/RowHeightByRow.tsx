import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  {
    field: 'product',
    headerName: 'Product and note',
    flex: 1,
    minWidth: 160,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box sx={{ lineHeight: 1.4, overflow: 'hidden' }}>
        {row.product}
        {row.note && (
          <Box sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {row.note}
          </Box>
        )}
      </Box>
    ),
  },
];

// preview-start
const getRowHeight: DataGridProps<Order>['getRowHeight'] = ({ model, densityFactor }) =>
  model.note ? 64 * densityFactor : null;
// preview-end

export default function RowHeightByRow() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders with their notes"
        rows={orders}
        columns={columns}
        getRowHeight={getRowHeight}
      />
    </Box>
  );
}
