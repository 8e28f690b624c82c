import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 150 },
  { field: 'house', headerName: 'Glasshouse', width: 165 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 165 },
  { field: 'planted', headerName: 'Planted', type: 'date', width: 140 },
];

const rows = [
  { id: 1, plant: 'Tree fern', house: 'Fernery', height: 310, planted: new Date(2009, 4, 2) },
  { id: 2, plant: 'Night cactus', house: 'Desert', height: 95, planted: new Date(2018, 8, 14) },
  { id: 3, plant: 'Giant lily', house: 'Pond', height: 40, planted: new Date(2021, 3, 17) },
  { id: 4, plant: 'Cocoa', house: 'Tropics', height: 260, planted: new Date(2012, 1, 28) },
  { id: 5, plant: 'Olive', house: 'Orangery', height: 420, planted: new Date(1998, 9, 9) },
  { id: 6, plant: 'Pitcher plant', house: 'Bog', height: 35, planted: new Date(2020, 6, 5) },
];

export default function BotanicGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Plants under glass"
        rows={rows}
        columns={columns}
        pageSize={5}
        rowsPerPageOptions={[5]}
        checkboxSelection
      />
      {/* preview-end */}
    </div>
  );
}
