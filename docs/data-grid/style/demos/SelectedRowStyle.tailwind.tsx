import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

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

// preview-start
const classes = {
  row: [
    'aria-selected:bg-teal-100 aria-selected:font-semibold aria-selected:text-teal-900',
    'dark:aria-selected:bg-teal-950 dark:aria-selected:text-teal-200',
  ].join(' '),
};
// preview-end

export default function SelectedRowStyle() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  return (
    <div className="h-[232px] w-full">
      <DataGrid
        aria-label="Lenses"
        classes={classes}
        rows={rows}
        columns={columns}
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
        hideFooter
      />
    </div>
  );
}
