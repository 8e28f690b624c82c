import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const hives = [
  { id: 1, hive: 'Linden', colonies: 3, breed: 'carnica', opened: new Date(2025, 3, 2), swarmed: false },
  { id: 2, hive: 'Clover', colonies: 1, breed: 'buckfast', opened: new Date(2025, 3, 9), swarmed: true },
  { id: 3, hive: 'Heather', colonies: 2, breed: 'ligustica', opened: new Date(2025, 3, 14), swarmed: false },
];

// preview-start
const columns: GridColDef<(typeof hives)[number]>[] = [
  { field: 'hive', headerName: 'Hive', width: 100 },
  { field: 'colonies', headerName: 'Colonies', type: 'number', width: 100 },
  {
    field: 'breed',
    headerName: 'Breed',
    type: 'singleSelect',
    valueOptions: [
      { value: 'buckfast', label: 'Buckfast' },
      { value: 'carnica', label: 'Carniolan' },
      { value: 'ligustica', label: 'Italian' },
    ],
    width: 110,
  },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 110 },
  { field: 'swarmed', headerName: 'Swarmed', type: 'boolean', width: 100 },
];
// preview-end

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid aria-label="Bee hives" rows={hives} columns={columns} hideFooter />
    </Box>
  );
}
