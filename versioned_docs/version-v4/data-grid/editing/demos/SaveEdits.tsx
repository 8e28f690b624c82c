import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridCellEditCommitParams, type GridColumns } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140, editable: true },
];

/** Stands in for a server, which refuses negative numbers. */
async function save({ value }: GridCellEditCommitParams): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (Number(value) < 0) {
    throw new Error('Count again: there can’t be less than nothing.');
  }
}

export default function SaveEdits() {
  const [rows, setRows] = React.useState(stock);
  const [message, setMessage] = React.useState('Change a number.');
  // preview-start
  const saveCell = async (edit: GridCellEditCommitParams) => {
    const { id, field, value } = edit;
    try {
      await save(edit);
      setRows((old) => old.map((row) => (row.id === id ? { ...row, [field]: value } : row)));
      setMessage('Saved.');
    } catch (error) {
      setRows((old) => [...old]);
      setMessage(error instanceof Error ? error.message : 'Not saved.');
    }
  };
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Stock that is saved"
          rows={rows}
          columns={columns}
          onCellEditCommit={saveCell}
        />
      </div>
      <Typography role="status">{message}</Typography>
    </div>
  );
}
