import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const hives = [
  { id: 1, hive: 'Linden', frames: 8, breed: 'carnica', opened: new Date(2025, 3, 2), fed: false },
  { id: 2, hive: 'Clover', frames: 10, breed: 'buck', opened: new Date(2025, 3, 9), fed: true },
  { id: 3, hive: 'Heather', frames: 6, breed: 'carnica', opened: new Date(2025, 3, 14), fed: true },
];

const columns: GridColDef<(typeof hives)[number]>[] = [
  // preview-start
  { field: 'hive', headerName: 'Hive', width: 100 },
  { field: 'frames', headerName: 'Frames', type: 'number', width: 90 },
  {
    field: 'breed',
    headerName: 'Breed',
    type: 'singleSelect',
    valueOptions: [
      { value: 'buck', label: 'Buckfast' },
      { value: 'carnica', label: 'Carniolan' },
    ],
    width: 110,
  },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 110 },
  { field: 'fed', headerName: 'Fed', type: 'boolean', width: 80 },
  // preview-end
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={hives}
        columns={columns}
        slotProps={{ main: { 'aria-label': 'Bee hives' } }}
        hideFooter
      />
    </Box>
  );
}
