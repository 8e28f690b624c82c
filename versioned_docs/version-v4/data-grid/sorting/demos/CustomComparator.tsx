import * as React from 'react';
import { DataGrid, type GridColumns, type GridSortModel } from '@material-ui/data-grid';

// preview-start
const winds = ['Calm', 'Breeze', 'Gale', 'Storm'];

const columns: GridColumns = [
  { field: 'buoy', headerName: 'Buoy', flex: 1, minWidth: 120 },
  {
    field: 'wind',
    headerName: 'Wind',
    width: 120,
    sortComparator: (a, b) => winds.indexOf(String(a)) - winds.indexOf(String(b)),
  },
];
// preview-end

const rows = [
  { id: 1, buoy: 'Outer bank', wind: 'Gale' },
  { id: 2, buoy: 'Seal reef', wind: 'Breeze' },
  { id: 3, buoy: 'Far light', wind: 'Storm' },
  { id: 4, buoy: 'Inner bay', wind: 'Calm' },
];

export default function CustomComparator() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'wind', sort: 'asc' }]);

  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Buoys by wind"
        rows={rows}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={(model) => setSortModel(model)}
        hideFooter
      />
    </div>
  );
}
