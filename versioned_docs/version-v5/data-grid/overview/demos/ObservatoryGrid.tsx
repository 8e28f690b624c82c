import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColumns } from '@mui/x-data-grid';

const columns: GridColumns = [
  { field: 'name', headerName: 'Telescope', flex: 1, minWidth: 160 },
  { field: 'mirror', headerName: 'Mirror (m)', type: 'number', width: 110 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ['Optical', 'Radio', 'Infrared'],
    width: 110,
  },
  { field: 'open', headerName: 'Open nights', type: 'boolean', width: 120 },
];

const rows = [
  { id: 1, name: 'Cedar Ridge', mirror: 3.6, kind: 'Optical', open: true },
  { id: 2, name: 'Salt Flat Array', mirror: 25, kind: 'Radio', open: false },
  { id: 3, name: 'Old Dome', mirror: 1.2, kind: 'Optical', open: true },
  { id: 4, name: 'Glacier Point', mirror: 8.1, kind: 'Infrared', open: false },
  { id: 5, name: 'Harbor Hill', mirror: 0.8, kind: 'Optical', open: true },
  { id: 6, name: 'Whispering Dish', mirror: 64, kind: 'Radio', open: false },
  { id: 7, name: 'Juniper', mirror: 2.5, kind: 'Infrared', open: true },
];

export default function ObservatoryGrid() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Telescopes of the valley"
        rows={rows}
        columns={columns}
        pageSize={5}
        rowsPerPageOptions={[5]}
        components={{ Toolbar: GridToolbar }}
        checkboxSelection
      />
      {/* preview-end */}
    </Box>
  );
}
