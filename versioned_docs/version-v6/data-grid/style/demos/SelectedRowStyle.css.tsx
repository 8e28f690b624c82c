import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import './SelectedRowStyle.css';

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

export default function SelectedRowStyle() {
  const [model, setModel] = React.useState<GridRowSelectionModel>(['TL-01']);
  // preview-start
  return (
    <div className="stock">
      <DataGrid
        aria-label="Stock"
        className="stock-grid"
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
