import * as React from 'react';
import Button from '@material-ui/core/Button';
import Popover from '@material-ui/core/Popover';
import Typography from '@material-ui/core/Typography';
import {
  DataGrid,
  GridEvents,
  type GridCellParams,
  type GridColumns,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

function Note({ cell }: { cell: GridCellParams }) {
  const { value, row, tabIndex, api } = cell;
  // preview-start
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const move = (event: React.KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) {
      api.publishEvent(GridEvents.cellNavigationKeyDown, cell, event);
    }
  };
  return value ? (
    <>
      <Button
        tabIndex={tabIndex}
        aria-label={`Read the note of order ${row.id}`}
        onKeyDown={move}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {/* preview-end */}
        Read
      </Button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <Typography style={{ padding: 16, maxWidth: 260 }}>{String(value)}</Typography>
      </Popover>
    </>
  ) : null;
}

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'note', headerName: 'Note', width: 120, renderCell: (cell) => <Note cell={cell} /> },
];

const rows = orders.filter(({ note }) => note);

export default function ExpandedNote() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders with notes"
        rows={rows}
        columns={columns}
        disableSelectionOnClick
      />
    </div>
  );
}
