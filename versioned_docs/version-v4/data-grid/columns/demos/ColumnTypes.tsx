import { DataGrid, type GridColumns } from '@material-ui/data-grid';

// preview-start
const columns: GridColumns = [
  { field: 'cheese', headerName: 'Cheese', width: 140 },
  { field: 'days', headerName: 'Ripens (days)', type: 'number', width: 175 },
  { field: 'made', headerName: 'Made on', type: 'date', width: 140 },
  { field: 'raw', headerName: 'Raw milk', type: 'boolean', width: 145 },
  {
    field: 'milk',
    headerName: 'Milk',
    type: 'singleSelect',
    valueOptions: ['Cow', 'Goat', 'Sheep'],
    width: 115,
  },
];
// preview-end

const rows = [
  { id: 1, cheese: 'Ash log', days: 21, made: new Date(2021, 2, 30), raw: true, milk: 'Goat' },
  { id: 2, cheese: 'Cellar wheel', days: 365, made: new Date(2020, 5, 8), raw: true, milk: 'Cow' },
  {
    id: 3,
    cheese: 'Brine block',
    days: 60,
    made: new Date(2021, 1, 15),
    raw: false,
    milk: 'Sheep',
  },
];

export default function ColumnTypes() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid aria-label="Cheeses in the cellar" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
