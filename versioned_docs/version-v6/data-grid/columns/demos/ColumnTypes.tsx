import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// preview-start
const columns: GridColDef[] = [
  { field: 'telescope', headerName: 'Telescope', width: 150 },
  { field: 'mirror', headerName: 'Mirror (cm)', type: 'number', width: 110 },
  { field: 'firstLight', headerName: 'First light', type: 'date', width: 120 },
  { field: 'nextSlot', headerName: 'Next slot', type: 'dateTime', width: 190 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 90 },
  {
    field: 'mount',
    headerName: 'Mount',
    type: 'singleSelect',
    valueOptions: ['Equatorial', 'Fork', 'Altazimuth'],
    width: 120,
  },
];
// preview-end

const rows = [
  {
    id: 1,
    telescope: 'North refractor',
    mirror: 68,
    firstLight: new Date(1991, 8, 3),
    nextSlot: new Date(2025, 3, 17, 21, 30),
    remote: false,
    mount: 'Equatorial',
  },
  {
    id: 2,
    telescope: 'Schmidt camera',
    mirror: 120,
    firstLight: new Date(2004, 4, 21),
    nextSlot: new Date(2025, 3, 18, 22, 15),
    remote: true,
    mount: 'Fork',
  },
  {
    id: 3,
    telescope: 'Sky survey unit',
    mirror: 240,
    firstLight: new Date(2019, 10, 12),
    nextSlot: new Date(2025, 3, 17, 23, 0),
    remote: true,
    mount: 'Altazimuth',
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Telescopes" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
