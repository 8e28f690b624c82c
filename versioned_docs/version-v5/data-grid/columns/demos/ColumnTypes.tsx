import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';

// preview-start
const columns: GridColumns = [
  { field: 'recipe', headerName: 'Recipe', width: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'cooked', headerName: 'Last cooked', type: 'date', width: 120 },
  { field: 'vegan', headerName: 'Vegan', type: 'boolean', width: 90 },
  {
    field: 'course',
    headerName: 'Course',
    type: 'singleSelect',
    valueOptions: ['Starter', 'Main', 'Dessert'],
    width: 110,
  },
];
// preview-end

const rows = [
  {
    id: 1,
    recipe: 'Lentil soup',
    minutes: 35,
    cooked: new Date(2025, 2, 3),
    vegan: true,
    course: 'Starter',
  },
  {
    id: 2,
    recipe: 'Leek tart',
    minutes: 70,
    cooked: new Date(2025, 3, 12),
    vegan: false,
    course: 'Main',
  },
  {
    id: 3,
    recipe: 'Poached pears',
    minutes: 25,
    cooked: new Date(2025, 1, 21),
    vegan: true,
    course: 'Dessert',
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <DataGrid aria-label="Recipes" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
