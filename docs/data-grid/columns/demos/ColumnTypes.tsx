import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 'IC 204',
    origin: 'Basel',
    seats: 620,
    platform: 'A',
    runsFrom: new Date(2025, 3, 17),
    departs: new Date(2025, 3, 17, 8, 5),
    diner: true,
  },
  {
    id: 'RE 18',
    origin: 'Ghent',
    seats: 340,
    platform: 'B',
    runsFrom: new Date(2025, 3, 22),
    departs: new Date(2025, 3, 22, 9, 40),
    diner: false,
  },
  {
    id: 'NJ 471',
    origin: 'Graz',
    seats: 1180,
    platform: 'C',
    runsFrom: new Date(2025, 4, 2),
    departs: new Date(2025, 4, 2, 21, 15),
    diner: true,
  },
];

// preview-start
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'origin', headerName: 'Origin' },
  { field: 'seats', headerName: 'Seats', type: 'number' },
  { field: 'runsFrom', headerName: 'Runs from', type: 'date', width: 120 },
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 190 },
  { field: 'diner', headerName: 'Diner', type: 'boolean' },
  {
    field: 'platform',
    headerName: 'Platform',
    type: 'singleSelect',
    valueOptions: ['A', 'B', 'C'],
  },
];
// preview-end

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Train departures" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
