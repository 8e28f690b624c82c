import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridRowSpacingParams } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 3);

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const getSpacing = ({ isFirstVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 8 : 4,
  bottom: 4,
});

const cards = {
  border: 0,
  '& .MuiDataGrid-cell': { borderBottom: 0 },
  '& .MuiDataGrid-row': { borderRadius: 1, boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 40%)' },
};
// preview-end

export default function RowCards() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Orders as cards"
        rows={rows}
        columns={columns}
        getRowSpacing={getSpacing}
        sx={cards}
        hideFooter
      />
    </Box>
  );
}
