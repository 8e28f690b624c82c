import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const seeds = [
  { id: 1, plant: 'Blue borage', family: 'Borage', packets: 34, organic: true },
  { id: 2, plant: 'Black salsify', family: 'Daisy', packets: 12, organic: true },
  { id: 3, plant: 'Sea kale', family: 'Cabbage', packets: 5, organic: false },
  { id: 4, plant: 'Oca', family: 'Wood sorrel', packets: 0, organic: true },
  { id: 5, plant: 'Crimson flax', family: 'Flax', packets: 27, organic: false },
  { id: 6, plant: 'Skirret', family: 'Carrot', packets: 9, organic: true },
  { id: 7, plant: 'Good King Henry', family: 'Amaranth', packets: 16, organic: true },
];

const columns: GridColDef<(typeof seeds)[number]>[] = [
  { field: 'plant', headerName: 'Plant', width: 150 },
  {
    field: 'family',
    headerName: 'Family',
    type: 'singleSelect',
    valueOptions: ['Amaranth', 'Borage', 'Cabbage', 'Carrot', 'Daisy', 'Flax', 'Wood sorrel'],
    width: 130,
  },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 100, editable: true },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 90 },
];

export default function SeedLibrary() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        rows={seeds}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Seed library' },
          toolbar: { showQuickFilter: true },
        }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
      {/* preview-end */}
    </Box>
  );
}
