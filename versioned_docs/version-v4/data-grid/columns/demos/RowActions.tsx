import * as React from 'react';
import IconButton, { type IconButtonProps } from '@material-ui/core/IconButton';
import DeleteIcon from '@material-ui/icons/Delete';
import LocalShippingIcon from '@material-ui/icons/LocalShipping';
import {
  DataGrid,
  GridEvents,
  type GridCellParams,
  type GridColumns,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

function CellButton({ cell, ...other }: IconButtonProps & { cell: GridCellParams }) {
  const move = (event: React.KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) {
      cell.api.publishEvent(GridEvents.cellNavigationKeyDown, cell, event);
    }
  };
  return <IconButton tabIndex={cell.tabIndex} onKeyDown={move} {...other} />;
}

export default function RowActions() {
  const [rows, setRows] = React.useState(() => orders.slice(0, 5));
  const columns = React.useMemo<GridColumns>(() => {
    const ship = (id: number) =>
      setRows((old) => old.map((row) => (row.id === id ? { ...row, status: 'shipped' } : row)));
    const remove = (id: number) => setRows((old) => old.filter((row) => row.id !== id));
    return [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      { field: 'status', headerName: 'Status', width: 130 },
      {
        field: 'actions',
        headerName: 'Actions',
        width: 120,
        // preview-start
        sortable: false,
        filterable: false,
        disableExport: true,
        renderCell: (cell) => (
          <>
            <CellButton
              cell={cell}
              aria-label={`Ship order ${cell.row.id}`}
              onClick={() => ship(cell.row.id)}
            >
              <LocalShippingIcon fontSize="small" />
            </CellButton>
            {/* preview-end */}
            <CellButton
              cell={cell}
              aria-label={`Delete order ${cell.row.id}`}
              onClick={() => remove(cell.row.id)}
            >
              <DeleteIcon fontSize="small" />
            </CellButton>
          </>
        ),
      },
    ];
  }, []);
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with actions"
        rows={rows}
        columns={columns}
        disableSelectionOnClick
        hideFooter
      />
    </div>
  );
}
