import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const rows = [
  { id: 'CK-01', item: 'Copper kettle', onHand: 38, warehouse: 'Rotterdam' },
  { id: 'TL-01', item: 'Folding saw', onHand: 88, warehouse: 'Gdańsk' },
  { id: 'OD-03', item: 'Waxed rain jacket', onHand: 73, warehouse: 'Lyon' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 90 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
  { field: 'warehouse', headerName: 'Warehouse', width: 110 },
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
  const [model, setModel] = React.useState<GridRowSelectionModel>(['TL-01']);
  return (
    <div className="h-[232px] w-full">
      <DataGrid
        aria-label="Stock"
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
