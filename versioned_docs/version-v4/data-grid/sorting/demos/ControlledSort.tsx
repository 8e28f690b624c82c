import * as React from 'react';
import { DataGrid, type GridColumns, type GridSortModel } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 135 },
  { field: 'club', headerName: 'Club', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 145 },
];

const rows = [
  { id: 1, runner: 'Amina', club: 'Harriers', minutes: 48.2 },
  { id: 2, runner: 'Bram', club: 'Foxes', minutes: 44.9 },
  { id: 3, runner: 'Chiara', club: 'Harriers', minutes: 51.7 },
  { id: 4, runner: 'Dov', club: 'Owls', minutes: 46.3 },
];

export default function ControlledSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'minutes', sort: 'asc' },
  ]);

  return (
    <div style={{ height: 280, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Hill race results, fastest first"
        rows={rows}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={(model) => setSortModel(model)}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
