import * as React from 'react';
import Button from '@material-ui/core/Button';
import Typography from '@material-ui/core/Typography';
import {
  DataGrid,
  GridEvents,
  type GridCellParams,
  type GridColumns,
} from '@material-ui/data-grid';
import { employees } from '../../data/employees';

interface CallButtonProps {
  cell: GridCellParams;
  onCall: (name: string) => void;
}

// preview-start
function CallButton({ cell, onCall }: CallButtonProps) {
  const { api, row, tabIndex } = cell;
  const move = (event: React.KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) {
      api.publishEvent(GridEvents.cellNavigationKeyDown, cell, event);
    }
  };
  return (
    <Button tabIndex={tabIndex} onKeyDown={move} onClick={() => onCall(row.name)}>
      Call {row.name}
    </Button>
  );
}
// preview-end

export default function ButtonsInCells() {
  const [called, setCalled] = React.useState('');
  const columns = React.useMemo<GridColumns>(
    () => [
      { field: 'office', headerName: 'Office', width: 130 },
      {
        field: 'call',
        headerName: 'Call',
        flex: 1,
        minWidth: 180,
        sortable: false,
        filterable: false,
        renderCell: (cell) => <CallButton cell={cell} onCall={setCalled} />,
      },
    ],
    [],
  );
  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Employees to call"
          rows={employees}
          columns={columns}
          disableSelectionOnClick
        />
      </div>
      <Typography role="status">{called ? `Calling ${called}…` : 'Nobody called yet'}</Typography>
    </div>
  );
}
