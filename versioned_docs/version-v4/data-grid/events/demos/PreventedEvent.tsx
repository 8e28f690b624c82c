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
const preventDoubleClick = (_: GridCellParams, event: MuiEvent<React.MouseEvent>) => {
  event.defaultMuiPrevented = true;
};

const preventTyping = ({ cellMode }: GridCellParams, event: MuiEvent<React.KeyboardEvent>) => {
  const isTyping = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  if (cellMode === 'view' && (isTyping || ['Delete', 'Backspace'].includes(event.key))) {
    event.defaultMuiPrevented = true;
  }
};
// preview-end

export default function PreventedEvent() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders that only Enter edits"
        rows={orders}
        columns={columns}
        onCellDoubleClick={preventDoubleClick}
        onCellKeyDown={preventTyping}
      />
    </div>
  );
}
