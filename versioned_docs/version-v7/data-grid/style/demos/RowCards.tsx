import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSpacingParams } from '@mui/x-data-grid';

const rows = [
  { id: 1041, customer: 'Ana Lima', status: 'shipped', total: 312 },
  { id: 1045, customer: 'Amara Okafor', status: 'open', total: 1196 },
  { id: 1046, customer: 'Ana Lima', status: 'returned', total: -52 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

// preview-start
const getSpacing = ({ isFirstVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 8 : 4,
  bottom: 4,
});

const cards = {
  border: 0,
  '--DataGrid-rowBorderColor': 'transparent',
  '& .MuiDataGrid-row': { borderRadius: 1, boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 40%)' },
};
// preview-end

export default function RowCards() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders as cards' } }}
        rows={rows}
        columns={columns}
        getRowSpacing={getSpacing}
        sx={cards}
        hideFooter
      />
    </Box>
  );
}
