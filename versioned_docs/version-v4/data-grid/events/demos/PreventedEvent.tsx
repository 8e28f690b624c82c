import * as React from 'react';
import {
  DataGrid,
  type GridCellParams,
  type GridColumns,
  type MuiEvent,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 145, editable: true },
];

// preview-start
const onlyEnterEdits = (
  { cellMode }: GridCellParams,
  event: MuiEvent<React.SyntheticEvent & { key?: string }>,
) => {
  if (cellMode === 'view' && event.key !== 'Enter' && event.key?.startsWith('Arrow') === false) {
    event.defaultMuiPrevented = true;
  }
};

const prevent = (_: GridCellParams, event: MuiEvent<React.MouseEvent>) => {
  event.defaultMuiPrevented = true;
};
// preview-end

export default function PreventedEvent() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders that only Enter edits"
        rows={orders}
        columns={columns}
        onCellDoubleClick={prevent}
        onCellKeyDown={onlyEnterEdits}
      />
    </div>
  );
}
