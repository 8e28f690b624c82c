import * as React from 'react';
import { XGrid, type GridColumns, type GridSortModel } from '@material-ui/x-grid';

const columns: GridColumns = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'group', headerName: 'Group', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 145 },
];

const rows = [
  { id: 1, boat: 'Kittiwake', group: 'B', minutes: 64 },
  { id: 2, boat: 'Blue Hour', group: 'A', minutes: 71 },
  { id: 3, boat: 'Marigold', group: 'B', minutes: 59 },
  { id: 4, boat: 'Tern', group: 'A', minutes: 66 },
];

export default function SeveralColumns() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'group', sort: 'asc' },
    { field: 'minutes', sort: 'asc' },
  ]);

  return (
    <div style={{ height: 280, width: '100%' }}>
      {/* preview-start */}
      <XGrid
        aria-label="Results of a regatta"
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
