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
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 120 },
];

export default function KeyCommand() {
  const [rows, setRows] = React.useState(orders);
  // preview-start
  const toggle = ({ id }: GridCellParams, event: MuiEvent<React.KeyboardEvent>) => {
    if (event.key.toLowerCase() === 'p' && !event.ctrlKey && !event.metaKey) {
      event.defaultMuiPrevented = true;
      setRows((old) => old.map((row) => (row.id === id ? { ...row, paid: !row.paid } : row)));
    }
  };

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders; press P to change whether one is paid"
        rows={rows}
        columns={columns}
        onCellKeyDown={toggle}
      />
      {/* preview-end */}
    </div>
  );
}
