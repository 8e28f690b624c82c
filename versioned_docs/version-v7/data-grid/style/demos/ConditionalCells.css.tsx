import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import './ConditionalCells.css';

const rows = [
  { id: 1, place: 'Harbor', dawn: 4, noon: 21 },
  { id: 2, place: 'Plateau', dawn: -6, noon: 9 },
  { id: 3, place: 'Vineyard', dawn: 8, noon: 27 },
];

type Weather = (typeof rows)[number];

// preview-start
function getWarmth({ value = 0 }: GridCellParams<Weather, number>) {
  return value < 5 ? 'weather-cold' : value > 20 ? 'weather-warm' : '';
}
// preview-end

const columns: GridColDef<Weather>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 90 },
  { field: 'dawn', headerName: 'Dawn (°C)', type: 'number', width: 110, cellClassName: getWarmth },
  { field: 'noon', headerName: 'Noon (°C)', type: 'number', width: 110, cellClassName: getWarmth },
];

export default function ConditionalCells() {
  return (
    <div className="weather">
      <DataGrid aria-label="Weather stations" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
