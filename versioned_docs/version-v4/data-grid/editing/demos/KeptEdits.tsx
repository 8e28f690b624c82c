import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridCellEditCommitParams, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140, editable: true },
];

export default function KeptEdits() {
  // preview-start
  const [rows, setRows] = React.useState(stock);
  const keep = ({ id, field, value }: GridCellEditCommitParams) =>
    setRows((old) => old.map((row) => (row.id === id ? { ...row, [field]: value } : row)));
  const total = rows.reduce((sum, { onHand }) => sum + onHand, 0);
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Stock that can be edited"
          rows={rows}
          columns={columns}
          onCellEditCommit={keep}
        />
      </div>
      <Typography role="status">{total.toLocaleString('en-US')} pieces in all</Typography>
    </div>
  );
}
