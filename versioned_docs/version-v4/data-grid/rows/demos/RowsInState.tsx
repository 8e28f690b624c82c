import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders, type Order } from '../../data/orders';

const columns: GridColumns = [
  { field: 'id', headerName: 'Order', width: 125 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 130 },
];

export default function RowsInState() {
  // preview-start
  const [rows, setRows] = React.useState<Order[]>(() => orders.slice(0, 4));
  const add = () => setRows((old) => orders.slice(0, old.length + 1));
  const ship = () => setRows((old) => old.map((row) => ({ ...row, status: 'shipped' })));
  const removeLast = () => setRows((old) => old.slice(0, -1));
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={add} disabled={rows.length === orders.length}>
        Add
      </Button>
      <Button onClick={ship}>Ship all</Button>
      <Button onClick={removeLast} disabled={rows.length === 0}>
        Delete the last
      </Button>
      <div style={{ height: 320 }}>
        <DataGrid aria-label="Orders that change" rows={rows} columns={columns} />
      </div>
    </div>
  );
}
