import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1045,
    customer: 'Amara Okafor',
    note: 'Ask for the import papers before shipping; customs at Lagos kept the last delivery for eleven days.',
  },
  { id: 1055, customer: 'Noah Fischer', note: 'Wrong size' },
  { id: 1049, customer: 'Priya Raman', note: 'Gift wrap, no invoice in the parcel' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 140 },
];

export default function WrappedText() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Notes of orders' } }}
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
