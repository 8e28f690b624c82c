import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import './SelectedRowStyle.css';

const rows = [
  { id: 1, lens: 'Wide', length: 24, aperture: 'f/2.8' },
  { id: 2, lens: 'Portrait', length: 85, aperture: 'f/1.4' },
  { id: 3, lens: 'Long', length: 300, aperture: 'f/4' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'lens', headerName: 'Lens', flex: 1, minWidth: 90 },
  { field: 'length', headerName: 'Length (mm)', type: 'number', width: 120 },
  { field: 'aperture', headerName: 'Aperture', width: 100 },
];

export default function SelectedRowStyle() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  // preview-start
  return (
    <div className="lenses">
      <DataGrid
        aria-label="Lenses"
        className="lenses-grid"
        rows={rows}
        columns={columns}
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
        hideFooter
      />
    </div>
  );
  // preview-end
}
